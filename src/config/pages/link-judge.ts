import { withoutQuery } from '#domain/site/path-of-address.ts';
import { suggestNearest } from '../check/nearest.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { knowPages, type Redirected } from '../redirects/known-pages.ts';
import type { OpenTest } from '../redirects/open-addresses.ts';
import { listFixedPages } from '../redirects/fixed-pages.ts';
import { isOwnDocument } from '../schemas/location/addresses.ts';
import { createAnchorJudge } from './judge-anchors.ts';
import type { Anchored } from './other-anchors.ts';
import type { PageDrafts } from './page-drafts.ts';
import { createWaitingTest, explainWaiting } from './waiting.ts';
import type { LinkVerdict } from './read-page.ts';

/** What links within a site are judged by. */
export interface LinkGround {
  site: Redirected & Anchored;
  files: Pick<SiteFiles, 'find' | 'advise' | 'all'>;
  pages: PageDrafts;
  /** Addresses of which a mistake leaves open whether they are pages; only links to others are judged. */
  isOpen: OpenTest;
}

const fileEnding = /\.\w+$/;

/** What there is instead of an address that there is not, with what to do. */
function createAdvice({ site, files }: Pick<LinkGround, 'site' | 'files'>): (address: string) => string {
  const pages = listFixedPages(site).map((path) =>
    path === '/' || fileEnding.test(path) ? path : `${path}/`,
  );
  const known = [...pages, ...files.all().map(({ address }) => address)];
  return (address) => {
    const near = suggestNearest(address, known).trim();
    const detail =
      fileEnding.test(address) && near.endsWith('/?') ? ' Pages end in a slash, not in .html.' : '';
    return near === '' ? `Let it lead to a page, such as ${site.listingPath}.` : `${near}${detail}`;
  };
}

/** Makes a judge of links within this site, which answers what is wrong with one; `here` is the page on which it stands. */
export function createLinkJudge({
  site,
  files,
  pages,
  isOpen,
}: LinkGround): (href: string, here?: string) => LinkVerdict | null {
  const mayBePage = knowPages(site, pages.broken);
  const findWaiting = createWaitingTest(pages);
  const advise = createAdvice({ site, files });
  const judgeAnchor = createAnchorJudge([...pages.published, ...pages.waiting], site);
  return (href, here) => {
    if (href.startsWith('#')) return judgeAnchor(href, here ?? null);
    if (files.find(href) !== null) return null;
    if (isOwnDocument(href))
      return {
        severity: 'error',
        message: `expected a link to a file, found "${href}", which is no file of this site.\n${files.advise(href, 'another link')}`,
      };
    if (isOpen(href)) return null;
    if (mayBePage(href)) return judgeAnchor(href, null);
    const draft = findWaiting(href);
    return draft
      ? { severity: 'warning', message: explainWaiting(href, draft) }
      : {
          severity: 'error',
          message: `expected a link to a page, found "${href}", which this site does not have.\n${advise(withoutQuery(href))}`,
        };
  };
}
