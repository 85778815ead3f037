import type { SiteFile } from '#integration/kit/read-files.ts';
import { BuildError } from '../build-error.ts';

/** Bytes of one page with sections: the longest list of reviews or vehicles takes a quarter of a million. */
const mostOfPage = 2_000_000;
/** Bytes of all pages with sections, or of all others beyond what each may have. */
const mostOfSite = 150_000_000;
/** Bytes of each other page, on average: one of a vehicle has a tenth of a million, three tenths at a dealer with 200 locations. */
const mostOfEach = 400_000;

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Throws a `BuildError` where so many bytes are more than there may be. */
function judge(subject: string, bytes: number, most: number, advice: string): void {
  if (bytes > most)
    throw new BuildError(
      `${subject} would have ${megabytes(bytes)}, expected at most ${megabytes(most)}. ${advice}`,
    );
}
const ofSections = 'Its sections repeat long lists, such as all locations: take some out.';
const ofAll = 'Each has what the settings say of all pages, such as menus and locations: take some out.';

/**
 * Weighs pages while they are drawn: a few lines of settings may ask for each location a thousand times, and a long menu stands in
 * the page of each vehicle. Answers with what takes each file, and throws a `BuildError` at the first that is too much.
 *
 * @param addresses of pages with sections, such as /pages/about/
 */
export function createPageScale(addresses: ReadonlySet<string>): (file: SiteFile) => void {
  let withSections = 0;
  let others = 0;
  let allowed = mostOfSite;
  return ({ name, content: { length } }) => {
    if (!name.endsWith('.html')) return;
    const address = `/${name.replace(/index\.html$/, '')}`;
    if (addresses.has(address)) {
      withSections += length;
      judge(`The page ${address}`, length, mostOfPage, ofSections);
      judge(`The site by ${address}`, withSections, mostOfSite, ofSections);
    } else {
      others += length;
      allowed += mostOfEach;
      judge(`The pages of the site by ${address}`, others, allowed, ofAll);
    }
  };
}
