import { createApart, Ended, type EndReason } from '../../../command/apart.ts';
import type { Conversion } from './convert-picture.ts';

/** A picture to be made in several widths, or with null for a width, to be freed of what its camera noted. */
export interface ConvertingJob {
  file: string;
  width: number | null;
  folder: string;
}

export type Converted<Made> = { made: Made } | { problem: string };

/** Of one picture: one of 60 million pixels takes five seconds. */
const limits = { megabytes: 1_000, milliseconds: 60_000 };

const problems: Record<EndReason, string> = {
  memory: 'it takes more memory than there is for one picture',
  time: 'it takes more than a minute',
  mistake: 'converting it ended by a mistake of Forecourt, which is printed above',
};

/** Converts pictures in a process of their own: nothing but its end stops one that takes hours. */
export interface PictureConverter {
  /** `convertPicture`. Throws also where it takes too long. */
  convert: (file: string, width: number, folder: string) => Promise<Conversion>;
  /** `cleanPicture`. Throws also where it takes too long. */
  clean: (file: string, folder: string) => Promise<string | null>;
  stop: () => void;
}

/** @param milliseconds for one picture */
export function createPictureConverter(milliseconds = limits.milliseconds): PictureConverter {
  const file = new URL('converting-process.ts', import.meta.url);
  const apart = createApart<ConvertingJob>(file, null, { ...limits, milliseconds });
  const ask = async <Made>(job: ConvertingJob): Promise<Made> => {
    const answer = await apart.ask<Converted<Made>>(job).catch((error: unknown): Converted<Made> => {
      if (!(error instanceof Ended)) throw error;
      return { problem: problems[error.reason] };
    });
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.made;
  };
  return {
    convert: (picture, width, folder) => ask({ file: picture, width, folder }),
    clean: (picture, folder) => ask({ file: picture, width: null, folder }),
    stop: apart.stop,
  };
}
