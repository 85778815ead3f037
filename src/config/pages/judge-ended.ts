import { tellSetting, type PageDraft, type Tell } from './read-page.ts';

/** Warns of pages that are over and say nothing of where their address leads now: shoppers still come from search engines. */
export function judgeEnded(
  drafts: readonly PageDraft[],
  isOver: (draft: PageDraft) => boolean,
  tell: Tell,
): void {
  for (const draft of drafts) {
    const { expiry, replacedBy } = draft.settings;
    if (replacedBy !== null || !isOver(draft)) continue;
    tellSetting(
      draft,
      tell,
      ['expiry'],
      `found ${expiry}, which is over: ${draft.path} is not published, and leads nowhere\nWrite replacedBy: with the page that its address leads to now, or delete the file.`,
      { severity: 'warning' },
    );
  }
}
