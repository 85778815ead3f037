import { needsAll } from '../listing/facets.ts';
import { colours, synonyms } from './synonyms.ts';
import { plain, squash } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What a phrase stands for in one dealer's stock. */
export interface Meaning {
  /** Field of the index. */
  field: string;
  values: string[];
  /** Of a model: the makes that build it. */
  makes?: string[];
  /** Name of a city that stands for its whole state. */
  wholeStateFor?: string;
}

/** Phrases without spaces and signs, each with its possible meanings, the most likely first. */
export type Meanings = ReadonlyMap<string, readonly Meaning[]>;

/** Words that many models share; alone they name none. */
const shared = new Set(
  'model series class cross sport custom range van ute truck wagon coupe hybrid electric tourer'.split(' '),
);

/** Fields that are searched for a shopper's word. A word of two fields means the earlier one. */
const order = [
  'make',
  'model',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'simple_drive',
  'car_type',
];

/** Every phrase by which a model is called: its name, and a part of it that only its own make uses ('prado'). */
function nameModels(vocabulary: Vocabulary): Map<string, Meaning> {
  const named = new Map<string, Meaning>();
  const parts = new Map<string, Meaning>();
  const add = (to: Map<string, Meaning>, phrase: string, make: string, model: string): void => {
    const meaning = to.get(phrase) ?? { field: 'model', values: [], makes: [] };
    to.set(phrase, meaning);
    if (!meaning.values.includes(model)) meaning.values.push(model);
    if (!meaning.makes?.includes(make)) meaning.makes?.push(make);
  };
  for (const [make, model] of vocabulary.models) {
    add(named, squash(model), make, model);
    const words = plain(model).split(/\s+/);
    for (let count = 1; count < words.length; count += 1) {
      for (const part of [words.slice(0, count), words.slice(count)]) {
        const phrase = squash(part.join(''));
        if (phrase.length >= 4 && !/^\d+$/.test(phrase) && !part.every((word) => shared.has(word)))
          add(parts, phrase, make, model);
      }
    }
  }
  for (const [phrase, part] of parts) {
    const whole = named.get(phrase);
    if (part.makes?.length !== 1) continue;
    // As text 'hilux' also finds the HiLux Workmate, so the filter must include it.
    if (!whole) named.set(phrase, part);
    else if (whole.makes?.length === 1 && whole.makes[0] === part.makes[0])
      for (const model of part.values) if (startsWith(model, phrase)) whole.values.push(model);
  }
  return named;
}

const startsWith = (model: string, phrase: string): boolean => squash(model).startsWith(phrase);

/** The dictionary of one dealer's stock. Made once, when a shopper starts to search. */
export function createMeanings(vocabulary: Vocabulary): Meanings {
  const meanings = new Map<string, Meaning[]>();
  const add = (phrase: string, meaning: Meaning): void => {
    if (!phrase || meaning.values.length === 0) return;
    const known = meanings.get(phrase) ?? [];
    meanings.set(phrase, known);
    const same = known.find(({ field }) => field === meaning.field);
    if (!same) known.push(meaning);
    else for (const value of meaning.values) if (!same.values.includes(value)) same.values.push(value);
  };
  // Comes before the suburbs in stock, because 'Perth' seldom means the suburb of that name.
  for (const [name, field, values] of vocabulary.areas) {
    const wide = field === 'state' ? { wholeStateFor: name } : {};
    for (const phrase of [name, `greater ${name}`])
      add(squash(phrase), { field, values: [...values], ...wide });
  }
  const fields = [
    ...order.filter((field) => field in vocabulary.values || field === 'model'),
    ...Object.keys(vocabulary.values).filter((field) => !order.includes(field)),
  ];
  for (const field of fields) {
    if (field === 'model') for (const [phrase, meaning] of nameModels(vocabulary)) add(phrase, meaning);
    const values = (vocabulary.values[field] ?? []).map(([value]) => value);
    const all = needsAll(field);
    for (const row of synonyms.filter((other) => other.field === field)) {
      const meant = row.values.map(squash);
      const present = values.filter((value) => meant.includes(squash(value)));
      for (const word of row.words) {
        // A vehicle must have all features that are named, so that a word may name one only.
        if (!all) add(squash(word), { field, values: [...present] });
        else if (!values.some((value) => squash(value) === squash(word)))
          add(squash(word), { field, values: present.slice(0, 1) });
      }
    }
    // A bare number means nothing; seats have words of their own.
    for (const value of values) {
      const phrase = squash(value);
      if (/^\d+$/.test(phrase)) continue;
      add(phrase, { field, values: [value] });
      if (phrase.length > 3) add(`${phrase}s`, { field, values: [value] });
    }
    if (field !== 'colour') continue;
    for (const words of colours) {
      const present = values.filter((value) =>
        plain(value)
          .split(/[^a-z]+/)
          .some((word) => words.includes(word)),
      );
      for (const word of words) add(word, { field, values: present });
    }
  }
  return meanings;
}
