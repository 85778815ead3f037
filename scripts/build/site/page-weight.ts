import type { SiteFile } from '#integration/kit/read-files.ts';
import { BuildError } from '../build-error.ts';

/** Bytes of one page: the longest list of reviews or vehicles takes a quarter of a million. */
const mostOfPage = 2_000_000;
/** Bytes of all pages of a site, besides those that each vehicle brings. */
const mostOfSite = 150_000_000;
const mostOfVehicle = 300_000;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const advice = 'Sections repeat long lists, such as all locations: take some out.';

/**
 * Weighs the pages of a site while they are drawn: a few lines of settings may ask for each location a thousand times. Answers
 * with what takes each file, and throws a `BuildError` at the first that is too much.
 */
export function createPageScale(vehicles: number): (file: SiteFile) => void {
  const most = mostOfSite + vehicles * mostOfVehicle;
  let sum = 0;
  return ({ name, content: { length } }) => {
    if (!name.endsWith('.html')) return;
    if (length > mostOfPage)
      throw new BuildError(
        `The page /${name.replace(/index\.html$/, '')} would have ${megabytes(length)}, expected at most ${megabytes(mostOfPage)}. ${advice}`,
      );
    sum += length;
    if (sum > most)
      throw new BuildError(`The pages would have more than ${megabytes(most)} together. ${advice}`);
  };
}
