import { createApart, Ended, type EndReason } from '../../../command/apart.ts';
import type { Conversion } from './convert-picture.ts';

/** A file that is to be converted, and its pixels as a whole. */
export interface Original {
  file: string;
  pixels: number;
}

/** A picture to be made in several widths, or with null for a width, to be freed of what its camera noted. */
export interface ConvertingJob {
  file: string;
  width: number | null;
  folder: string;
}

export type Converted<Made> = { made: Made } | { problem: string };

const megabytes = 1_000;
/**
 * Milliseconds that a picture may take by its pixels. What is made of it has 2,000 pixels across at most, for which a quiet machine
 * with one processor takes two seconds, five where it is all noise; and a tenth of this for what is read.
 */
const usual = (pixels: number): number => 8_000 + pixels / 5_000;
/** Milliseconds beyond that for all pictures of a site together. */
const mostExtra = 60_000;

const problems: Record<EndReason, string> = {
  memory: 'it takes more memory than there is for one picture',
  time: 'it takes far longer than a picture of its size',
  mistake: 'converting it ended by a mistake of Forecourt, which is printed above',
};

/** A conversion did not come to its end. */
export class EndedConversion extends Error {
  /** Whether it is too slow by itself, and not because others of its site had used up the time. */
  readonly isSlow: boolean;

  constructor(reason: EndReason, isSlow: boolean) {
    super(problems[reason]);
    this.isSlow = isSlow;
  }
}

/** Converts pictures in a process of their own: nothing but its end stops one that takes hours. */
export interface PictureConverter {
  /** `convertPicture`. Throws `EndedConversion` where it takes too long. */
  convert: (original: Original, width: number, folder: string) => Promise<Conversion>;
  /** `cleanPicture`. Throws `EndedConversion` where it takes too long. */
  clean: (original: Original, folder: string) => Promise<string | null>;
  stop: () => void;
}

/** @param extra milliseconds beyond what is usual, for all pictures together */
export function createPictureConverter(extra = mostExtra): PictureConverter {
  const process = new URL('converting-process.ts', import.meta.url);
  const apart = createApart<ConvertingJob>(process, null, megabytes);
  let left = extra;
  const ask = async <Made>({ file, pixels }: Original, job: Omit<ConvertingJob, 'file'>): Promise<Made> => {
    const begun = performance.now();
    try {
      const answer = await apart.ask<Converted<Made>>({ file, ...job }, usual(pixels) + left);
      if ('problem' in answer) throw new Error(answer.problem);
      return answer.made;
    } catch (error) {
      throw error instanceof Ended
        ? new EndedConversion(error.reason, error.reason === 'time' && left >= extra / 2)
        : error;
    } finally {
      left -= Math.max(0, performance.now() - begun - usual(pixels));
    }
  };
  return {
    convert: (original, width, folder) => ask(original, { width, folder }),
    clean: (original, folder) => ask(original, { width: null, folder }),
    stop: apart.stop,
  };
}
