import { stripMarks } from '#domain/site/slug.ts';
import type * as v from 'valibot';
import { findMake, knownMakes } from '#domain/brand/makes.ts';
import type { ListKey } from '#domain/listing/facets.ts';
import type { Path } from '../load/path.ts';
import { usualWords, wordsKind } from '../schemas/sections/filter-words.ts';
import { makeKind } from '../schemas/values.ts';
import { suggestNearest } from './nearest.ts';
import { textsOfKind } from './schema-walk.ts';

/** The same for spellings that differ by capitals, accents and blanks alone. */
const fold = (word: string): string => stripMarks(word, 'NFKD').trim().toLowerCase();

const rule = 'Vehicles are found by the word that the stock has, in any capitals.';

/** What is odd about the name of a make, or null. */
function explainMake(name: string, isOwnMake: (name: string) => boolean): string | null {
  if (isOwnMake(name)) return null;
  const known = findMake(name);
  if (known)
    return fold(known.name) === fold(name)
      ? null
      : `found ${name}, which stock calls ${known.name} as a rule\nDid you mean ${known.name}? ${rule}`;
  const near = suggestNearest(
    name,
    knownMakes.map((make) => make.name),
  ).trim();
  return `found ${name}, and no catalogue knows this make\n${[near, rule].filter(Boolean).join(' ')}`;
}

/** What is odd about a word of a filter, or null. */
function explainWord(key: ListKey, word: string, usual: readonly string[]): string | null {
  if (usual.some((one) => fold(one) === fold(word))) return null;
  const near = suggestNearest(word, usual).trim();
  return `found ${word}, which is no usual word for ${key}\n${near || `Usual are ${usual.join(', ')}.`} ${rule}`;
}

/**
 * Warns of makes that nobody knows and of odd words of filters: the stock decides which there are, so that none is wrong for
 * certain. It works on written settings.
 *
 * @param isOwnMake whether a file of the dealers describes a make
 */
export function checkStockWords(
  schema: v.GenericSchema,
  settings: unknown,
  isOwnMake: (name: string) => boolean,
  warn: (path: Path, message: string) => void,
): void {
  const tell = (kind: string, explain: (word: string) => string | null): void => {
    for (const { path, value } of textsOfKind(schema, settings, kind)) {
      const message = explain(value);
      if (message !== null) warn(path, message);
    }
  };
  tell(makeKind, (name) => explainMake(name, isOwnMake));
  for (const [key, usual] of Object.entries(usualWords) as [ListKey, readonly string[]][])
    tell(wordsKind(key), (word) => explainWord(key, word, usual));
}
