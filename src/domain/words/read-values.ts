import { isShort, listMakes, meanModels, type Meaning } from './meanings.ts';
import { squashTokens } from './phrase.ts';
import { numberWords } from './lexicon/speech.ts';
import type { Token } from './tokens.ts';
import type { Reader, Understanding } from './understanding.ts';

/** Values found in a text, and the token after them. */
export interface FoundValues {
  end: number;
  lists: Meaning[];
}

const longestPhrase = 6;
const alternatives = new Set(['or', 'and', ',', '/', '&', 'vs']);

/** '7 seater', 'seven seats', '7-seater', '7seater'. */
export function readSeats(
  tokens: readonly Token[],
  start: number,
  { vocabulary }: Reader,
): FoundValues | null {
  const [, digits, glued] = /^(\d)(seaters?|seats?)?$/.exec(tokens[start]?.word ?? '') ?? [];
  const count = digits ?? numberWords[tokens[start]?.word ?? ''];
  if (count === undefined) return null;
  const hyphen = !glued && tokens[start + 1]?.word === '-' ? 1 : 0;
  const named = glued ? 0 : 1;
  if (named && !/^(seaters?|seats?)$/.test(tokens[start + 1 + hyphen]?.word ?? '')) return null;
  const value = String(count);
  if (!vocabulary.values['seats']?.some(([known]) => known === value)) return null;
  return { end: start + 1 + hyphen + named, lists: [{ field: 'seats', values: [value] }] };
}

/**
 * Whether a model may be meant here. A model such as '3' needs its make before it, and a named make rules out models of
 * others.
 */
function fitsMake(
  phrase: string,
  model: Meaning,
  before: Understanding,
  joined: boolean,
  last: string[],
): boolean {
  const makes = listMakes(model.models ?? []);
  const behindMake = last.includes('make') && makes.some((make) => before.lists['make']?.includes(make));
  if (isShort(phrase)) return behindMake;
  const asked = before.lists['make'] ?? [];
  return asked.length === 0 || joined || makes.some((make) => asked.includes(make));
}

/** The meaning of a model among the makes named before it: behind 'mazda' a '6' is no BMW. */
function narrowModels(meaning: Meaning, before: Understanding, joined: boolean): Meaning {
  const asked = (meaning.models ?? []).filter(([make]) => before.lists['make']?.includes(make));
  return asked.length > 0 && !joined ? meanModels(asked) : meaning;
}

/** The longest phrase at `start` that names something in stock; null when none does. */
export function readMeaning(
  tokens: readonly Token[],
  start: number,
  reader: Reader,
  before: Understanding,
): FoundValues | null {
  const last = before.segments.at(-1);
  const joined = alternatives.has(tokens[start - 1]?.word ?? '');
  for (let end = Math.min(tokens.length, start + longestPhrase); end > start; end -= 1) {
    const phrase = squashTokens(tokens, start, end);
    if (!phrase) continue;
    const possible = (reader.meanings.get(phrase) ?? []).filter(
      (meaning) => meaning.field !== 'model' || fitsMake(phrase, meaning, before, joined, last?.fields ?? []),
    );
    // 'Holden Ute' is a model, any other 'ute' a body.
    const behindMake = last?.fields.includes('make') && last.words !== '';
    const best =
      possible.find(({ field }) => field === 'make') ??
      (behindMake ? possible.find(({ field }) => field === 'model') : undefined) ??
      possible.find(({ field }) => field !== 'model') ??
      possible[0];
    if (!best) continue;
    const meant = narrowModels(best, before, joined && !isShort(phrase));
    const makes = reader.vocabulary.values['make'] ? listMakes(meant.models ?? []) : [];
    return { end, lists: [...(makes.length > 0 ? [{ field: 'make', values: makes }] : []), meant] };
  }
  return null;
}
