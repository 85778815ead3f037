import type { SiteFile } from '#integration/kit/read-files.ts';
import { BuildError } from '../build-error.ts';

/** Bytes of one page: the longest list of reviews or vehicles takes a quarter of a million. */
const mostOfPage = 2_000_000;
/** Bytes of all such pages of a site. */
const mostOfSite = 150_000_000;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const advice = 'Its sections repeat long lists, such as all locations: take some out.';

/**
 * Weighs the pages that settings give sections while they are drawn: a few lines may ask for each location a thousand times.
 * Answers with what takes each file, and throws a `BuildError` at the first that is too much. Pages of stock have what a feed says.
 *
 * @param addresses of pages with sections, such as /pages/about/
 */
export function createPageScale(addresses: ReadonlySet<string>): (file: SiteFile) => void {
  let sum = 0;
  return ({ name, content: { length } }) => {
    const address = `/${name.replace(/index\.html$/, '')}`;
    if (!addresses.has(address)) return;
    sum += length;
    const most = length > mostOfPage ? mostOfPage : sum > mostOfSite ? mostOfSite : null;
    if (most === null) return;
    const which = most === mostOfPage ? `The page ${address}` : `The site by ${address}`;
    throw new BuildError(
      `${which} would have ${megabytes(most === mostOfPage ? length : sum)}, expected at most ${megabytes(most)}. ${advice}`,
    );
  };
}
