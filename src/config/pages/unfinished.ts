import { tellText, type PageDraft, type Tell } from './read-page.ts';

/** How starter pages ask for words of the dealer. */
const asked = /^Write here [^.\n]*/gm;
/** Words that stand for others, as designs and templates have them. */
const fillers = /lorem ipsum|\bTODO\b|\[(?:insert|your) [^\]\n]*\](?!\()/gi;

/** Whether a page still asks its dealer for words. */
export const isUnfinished = ({ body }: Pick<PageDraft, 'body'>): boolean => body.search(asked) >= 0;

/** Warns of words on own pages that nobody meant for shoppers. */
export function judgeUnfinished(drafts: readonly PageDraft[], tell: Tell): void {
  for (const draft of drafts) {
    const { body } = draft;
    for (const { 0: words, index } of body.matchAll(asked))
      tellText(
        draft,
        tell,
        index,
        `found "${words}", with which the starter page asks for words of yours\nThe page ${draft.path} is not published until you write them, or delete the paragraph.`,
        'warning',
      );
    for (const { 0: words, index } of body.matchAll(fillers))
      tellText(
        draft,
        tell,
        index,
        `found "${words}", which stands for words of yours: shoppers would read it\nWrite them, or take it out.`,
        'warning',
      );
  }
}
