import { judgeWords } from '#domain/law/word-rules.ts';
import type { AustralianState } from '#domain/location/location.ts';
import { explainFinding, tellWords } from '../resolvers/law/check-words.ts';
import { tellSetting, tellText, type PageDraft, type Tell } from './read-page.ts';

/** The parts of a text between its headings: what stands in one part stands near each other. */
function listParts(body: string): { text: string; offset: number }[] {
  const starts = [0, ...[...body.matchAll(/^#{1,6} /gm)].map(({ index }) => index)];
  return starts.map((offset, position) => ({ text: body.slice(offset, starts[position + 1]), offset }));
}

/** Reports words of own pages that an advertisement may not say so in the states of the dealer (LEGAL 1, LEGAL 4). */
export function judgePageWords(drafts: readonly PageDraft[], states: AustralianState[], tell: Tell): void {
  for (const draft of drafts) {
    tellWords(draft.settings, [], states, (path, message, severity) =>
      tellSetting(draft, tell, path, message, { severity }),
    );
    for (const { text, offset } of listParts(draft.body))
      for (const finding of judgeWords(text, states))
        tellText(
          draft,
          tell,
          offset + text.indexOf(finding.words),
          explainFinding(finding),
          finding.rule.severity,
        );
  }
}
