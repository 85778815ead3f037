import { limits } from '../limits.ts';
import type { WordCandidate } from '../match/word-candidate.ts';
import type { RawParameters } from '../query/parameters.ts';
import { badRequest } from '../service-error.ts';
import type { Token } from '../text/tokenize.ts';

/** A word of a text that matched, and the part of it to mark (UTF-16 offsets, end exclusive). */
export interface Mark {
  /** Which word of the text it is. */
  readonly at: number;
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** A word this little longer than typed is marked whole when a typo was in it: half a mark would look like a fault. */
const SMALL_DIFFERENCE = 2;

function markEnd(text: string, token: Token, { typed, typos, isPrefix }: WordCandidate): number {
  const letters = [...text.slice(token.start, token.end)];
  const extra = letters.length - typed.length;
  if (!isPrefix || extra <= 0 || (typos > 0 && extra <= SMALL_DIFFERENCE)) return token.end;
  return token.start + letters.slice(0, typed.length).join('').length;
}

/** The words of a text that are among the matched ones; of a beginning only that much is marked. */
export function findMarks(text: string, tokens: readonly Token[], words: readonly WordCandidate[]): Mark[] {
  return tokens.flatMap((token, at) => {
    const found = words.find(({ word }) => word === token.word);
    return found ? [{ at, word: token.word, start: token.start, end: markEnd(text, token, found) }] : [];
  });
}

export interface Tags {
  readonly start: string;
  readonly end: string;
}

/** The tags asked for; `<mark>` by default. Throws 400 for long ones: they come again with each word. */
export function readTags(parameters: RawParameters): Tags {
  const start = parameters['highlight_start_tag'] ?? '<mark>';
  const end = parameters['highlight_end_tag'] ?? '</mark>';
  if (Math.max(start.length, end.length) > limits.tag)
    throw badRequest(`A highlight tag is longer than ${limits.tag} characters.`);
  return { start, end };
}

/** The text between two offsets with the marks in tags. Like the service, it escapes nothing. */
export function joinMarks(
  text: string,
  marks: readonly Mark[],
  tags: Tags,
  from = 0,
  to = text.length,
): string {
  let joined = '';
  let at = from;
  for (const mark of marks) {
    joined += text.slice(at, mark.start) + tags.start + text.slice(mark.start, mark.end) + tags.end;
    at = mark.end;
  }
  return joined + text.slice(at, to);
}
