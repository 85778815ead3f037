import { hasAllBrands, knowPages, type Redirected } from '../redirects/known-pages.ts';
import { createWaitingTest, explainWaiting } from '../pages/waiting.ts';
import type { Path } from '../load/path.ts';
import { dealerSchema, type Settings } from '../schema.ts';
import { listWrittenLinks } from '../check/written-links.ts';
import { ownPath } from '../schemas/location/addresses.ts';
import type { ResolveContext } from './context.ts';

/** A link of settings that stays on the site, and where it stands. */
export interface OwnLink {
  path: Path;
  value: string;
}

export const findOwnLinks = (settings: Settings): OwnLink[] =>
  listWrittenLinks(dealerSchema, settings).filter(({ value }) => ownPath.test(value));

/** An address of a page with the slash at the end of its path; files such as /map.svg have none. */
export const addSlash = (address: string): string => address.replace(/^([^?#]*\/[^/.?#]+)(?=[?#]|$)/, '$1/');

/** Reports links of menus, sections, cards and buttons that lead to no page of the site. Links in legal texts are found by the build. */
export function checkLinks(context: ResolveContext, site: Redirected, links: readonly OwnLink[]): void {
  if (!hasAllBrands(context)) return;
  const mayBePage = knowPages(site);
  const findWaiting = createWaitingTest(context.pages);
  for (const { path, value } of links) {
    if (mayBePage(value)) {
      const whole = Object.hasOwn(site.redirects, value) ? value : addSlash(value);
      if (whole !== value)
        context.warn(
          path,
          `found "${value}", without the slash at its end: hosts lead there by a detour, or not at all\nWrite "${whole}".`,
        );
      continue;
    }
    const waiting = findWaiting(value);
    if (waiting) context.warn(path, explainWaiting(value, waiting));
    else
      context.fail(
        path,
        `expected a link to a page, found "${value}", which this site does not have.\nLet it lead to a page, such as ${site.listingPath}.`,
      );
  }
}
