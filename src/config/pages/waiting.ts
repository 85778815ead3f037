import { trimPath } from '../redirects/redirect-index.ts';
import type { PageDrafts } from './page-drafts.ts';
import type { PageDraft } from './read-page.ts';

/** Says when a page that is not published is. */
function describePeriod({ settings: { start, expiry }, article }: PageDraft): string {
  if (article?.draft) return 'without draft: true only';
  if (start !== null && expiry !== null) return `from ${start} to ${expiry} only`;
  return start === null ? `until ${expiry} only` : `from ${start} on`;
}

/**
 * The own page behind an address that is not published now and that nothing replaces meanwhile; null for every other address.
 * A link to it is no mistake: it may be the campaign of last week, and the site must not stay behind for it.
 */
export function createWaitingTest({
  waiting,
}: Pick<PageDrafts, 'waiting'>): (address: string) => PageDraft | null {
  const hidden = waiting.filter(({ settings }) => settings.replacedBy === null);
  const byPath = new Map(hidden.map((draft) => [trimPath(draft.path), draft]));
  return (address) => byPath.get(trimPath(address)) ?? null;
}

/** The warning for a link to a page that is not published. */
export const explainWaiting = (href: string, draft: PageDraft): string =>
  `found a link to "${href}", which is published ${describePeriod(draft)}, and leads nowhere now\n` +
  `Let replacedBy in ${draft.file} say where it leads meanwhile.`;
