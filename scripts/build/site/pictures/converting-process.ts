import { answerApart } from '../../../command/apart.ts';
import { cleanPicture, convertPicture } from './convert-picture.ts';
import type { Converted, ConvertingJob } from './convert-apart.ts';

/** Converts one picture after the other. */
answerApart<null, ConvertingJob>(() =>
  Promise.resolve(async ({ file, width, folder }): Promise<Converted<unknown>> => {
    try {
      return {
        made: await (width === null ? cleanPicture(file, folder) : convertPicture(file, width, folder)),
      };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }),
);
