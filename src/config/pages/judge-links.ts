import { listWrittenLinks } from '../check/written-links.ts';
import type { SiteFiles } from '../load/site-files.ts';
import { fillPlaceholders } from '../markdown/placeholders.ts';
import { knowPages, type Redirected } from '../redirects/known-pages.ts';
import { addSlash } from '../resolvers/links.ts';
import { isOwnDocument, ownPath } from '../schemas/location/addresses.ts';
import { ownPage } from '../schemas/page/own-page.ts';
import { createWaitingTest, explainWaiting } from './waiting.ts';
import { tellSetting, tellText, type PageDraft, type PageProblem, type Tell } from './read-page.ts';

/** What links of own pages are judged by. */
export interface LinkReading {
  site: Redirected;
  files: SiteFiles;
  /** Own pages that are not published now. */
  waiting: PageDraft[];
  values: Readonly<Record<string, string>>;
  /** Whether all pages of the site are known. */
  isWhole: boolean;
  tell: Tell;
}

type Verdict = Pick<PageProblem, 'message' | 'severity'> | null;

const elsewhere = /^(https?:\/\/[^/\s]|mailto:[^\s]|tel:\+?[\d ]|#)/i;

/** Links of a draft in its settings and in its text, as its page has them. */
export const listLinks = (
  { settings, text }: PageDraft,
  values: Readonly<Record<string, string>>,
): string[] => [
  ...listWrittenLinks(ownPage, settings).map(({ value }) => value),
  ...text.links.map(({ href }) => addSlash(fillPlaceholders(href, values).text)),
];

/** Makes a judge of addresses that links of own pages lead to. */
function createJudge({ site, files, waiting, isWhole }: LinkReading): (href: string) => Verdict {
  const mayBePage = knowPages(site);
  const findWaiting = createWaitingTest({ waiting });
  return (href) => {
    if (elsewhere.test(href)) return null;
    if (!ownPath.test(href))
      return {
        severity: 'error',
        message: `expected a link, found "${href}"\nWrite a page of this site as it begins after the host, such as ${site.listingPath}, another site with https://, or tel: and mailto:.`,
      };
    if (isOwnDocument(href))
      return files.find(href) !== null
        ? null
        : {
            severity: 'error',
            message: `expected a link to a file, found "${href}", which is no file of this site.\n${files.advise(href, 'another link')}`,
          };
    if (!isWhole || mayBePage(href)) return null;
    const draft = findWaiting(href);
    return draft
      ? {
          severity: 'warning',
          message: explainWaiting(href, draft),
        }
      : {
          severity: 'error',
          message: `expected a link to a page, found "${href}", which this site does not have.\nLet it lead to a page, such as ${site.listingPath}.`,
        };
  };
}

/** Reports links of an own page that lead nowhere. */
export function judgeLinks(drafts: readonly PageDraft[], reading: LinkReading): void {
  const judge = createJudge(reading);
  const { tell, values } = reading;
  for (const draft of drafts) {
    for (const { path, value } of listWrittenLinks(ownPage, draft.settings)) {
      const verdict = judge(value);
      if (verdict) tellSetting(draft, tell, path, verdict.message, verdict);
    }
    for (const { href, offset } of draft.text.links) {
      const verdict = judge(fillPlaceholders(href, values).text);
      if (verdict) tellText(draft, tell, offset, verdict.message, verdict.severity);
    }
  }
}
