import type { Redirected } from '../redirects/known-pages.ts';
import { createLinkJudge } from '../pages/link-judge.ts';
import type { Anchored } from '../pages/other-anchors.ts';
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

const hostOf = (address: string): string | null => URL.parse(address)?.host.replace(/^www\./, '') || null;

/** A link that names this website in full, with or without www, as it is written within the site; others as they are. */
export function shortenLink(href: string, url: string): string {
  if (!/^https?:/i.test(href) || hostOf(href) !== hostOf(url)) return href;
  return href.replace(/^[^/]*\/\/[^/?#]*\/?/, '/');
}

const isOnHome = ([first, second]: Path): boolean => first === 'sections' && second === 'home';

/** What stands after # in a section of the home page is there; elsewhere it is on whichever page has the link. */
export const findOwnLinks = (settings: Settings): OwnLink[] =>
  listWrittenLinks(dealerSchema, settings)
    .map(({ path, value }) => ({
      path,
      value: value.startsWith('#') && isOnHome(path) ? `/${value}` : shortenLink(value, settings.url),
    }))
    .filter(({ value }) => ownPath.test(value));

/** An address of a page with the slash at the end of its path; files such as /map.svg have none. */
export const addSlash = (address: string): string => address.replace(/^([^?#]*\/[^/.?#]+)(?=[?#]|$)/, '$1/');

/** Reports links of menus, sections, cards and buttons that lead to no page of the site. Links in legal texts are found by the build. */
export function checkLinks(
  context: ResolveContext,
  site: Redirected & Anchored,
  links: readonly OwnLink[],
): void {
  const judge = createLinkJudge({
    ...{ site, files: context.files, pages: context.pages },
    isOpen: context.isOpen,
  });
  for (const { path, value } of links) {
    const verdict = judge(value);
    const whole = Object.hasOwn(site.redirects, value) ? value : addSlash(value);
    if (verdict) (verdict.severity === 'error' ? context.fail : context.warn)(path, verdict.message);
    else if (whole !== value)
      context.warn(
        path,
        `found "${value}", without the slash at its end: hosts lead there by a detour, or not at all\nWrite "${whole}".`,
      );
  }
}
