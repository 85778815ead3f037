import { listWrittenLinks } from '../check/written-links.ts';
import { fillPlaceholders } from '../markdown/placeholders.ts';
import { addSlash, shortenLink } from '../resolvers/links.ts';
import { ownPath } from '../schemas/location/addresses.ts';
import { ownPage } from '../schemas/page/own-page.ts';
import { createLinkJudge, type LinkGround } from './link-judge.ts';
import {
  tellSetting,
  tellText,
  type JudgedPage,
  type LinkVerdict,
  type PageDraft,
  type Tell,
} from './read-page.ts';

/** What links of own pages are judged by. */
export interface LinkReading extends LinkGround {
  values: Readonly<Record<string, string>>;
  tell: Tell;
}

const elsewhere = /^(https?:\/\/[^/\s]|mailto:[^\s]|tel:\+?[\d ])/i;

/** Links of a draft in its settings and in its text, as its page has them. */
export const listLinks = (
  { settings, text }: PageDraft,
  values: Readonly<Record<string, string>>,
): string[] => [
  ...listWrittenLinks(ownPage, settings).map(({ value }) => shortenLink(value, values['url'] ?? '')),
  ...text.links.map(({ href }) =>
    addSlash(shortenLink(fillPlaceholders(href, values).text, values['url'] ?? '')),
  ),
];

/** What to write in the place of a link that is none. */
function adviseLink(href: string, listing: string): string {
  if (/^(file:|[a-z]:[\\/])/i.test(href))
    return 'That is a file of your computer, which visitors do not have. Put it into the folder of the dealer, and write its path there, such as /prices.pdf.';
  if (/^www\./i.test(href)) return `Write https://${href}.`;
  if (/^[^\s@/]+@[^\s@/]+\.[a-z]+$/i.test(href)) return `Write mailto:${href}.`;
  return `Write a page of this site as it begins after the host, such as ${listing}, another site with https://, or tel: and mailto:.`;
}

/** Makes a judge of addresses that links of own pages lead to. */
function createJudge(ground: LinkReading): (href: string, here: string) => LinkVerdict | null {
  const judge = createLinkJudge(ground);
  return (written, here) => {
    const href = shortenLink(written, ground.values['url'] ?? '');
    if (elsewhere.test(href)) return null;
    if (ownPath.test(href) || href.startsWith('#')) return judge(href, here);
    return {
      severity: 'error',
      message: `expected a link, found "${href}"\n${adviseLink(href, ground.site.listingPath)}`,
    };
  };
}

/** Reports links of own pages that lead nowhere. */
export function judgeLinks(drafts: readonly JudgedPage[], reading: LinkReading): void {
  const judge = createJudge(reading);
  const { tell, values } = reading;
  for (const draft of drafts) {
    for (const { path, value } of listWrittenLinks(ownPage, draft.settings)) {
      const verdict = judge(value, draft.path);
      if (verdict) tellSetting(draft, tell, path, verdict.message, verdict);
    }
    for (const { href, offset } of draft.text.links) {
      const verdict = judge(fillPlaceholders(href, values).text, draft.path);
      if (verdict) tellText(draft, tell, offset, verdict.message, verdict.severity);
    }
  }
}
