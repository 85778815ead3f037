import { needsAll } from '../listing/facets.ts';
import { colours } from './lexicon/colours.ts';
import { synonyms } from './lexicon/synonyms.ts';
import { plain, squash } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A model and its make. */
export type NamedModel = readonly [make: string, model: string];

/** What a phrase stands for in one dealer's stock. */
export interface Meaning {
  /** Field of the index. */
  field: string;
  values: string[];
  /** Of a model: who builds each of the values. */
  models?: NamedModel[];
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

/**
 * Names of a model that are one for shoppers. Feeds write '3', 'Mazda3' and 'Mazda 3' for the same car, so that a name
 * without its make may be a number or a letter; and a '3 Series' is asked for as 'bmw 3'.
 */
function spellModel(make: string, model: string): string[] {
  const [, series] = /^(\d|[a-z])[\s-](?:series|class)$/i.exec(model) ?? [];
  if (series) return [model, series, make + model, make + series].map(squash);
  const whole = squash(model);
  const bare = whole.startsWith(squash(make)) ? whole.slice(squash(make).length) : whole;
  return isShort(bare) ? [bare, squash(make) + bare] : [whole];
}

/** Every phrase by which a model is called: its name, and a part of it that only its own make uses ('prado'). */
function nameModels(vocabulary: Vocabulary): Map<string, NamedModel[]> {
  const named = new Map<string, NamedModel[]>();
  const parts = new Map<string, NamedModel[]>();
  const add = (to: Map<string, NamedModel[]>, phrase: string, ...models: NamedModel[]): void => {
    const known = to.get(phrase) ?? [];
    to.set(phrase, known);
    for (const model of models) if (!known.some((other) => isSame(other, model))) known.push(model);
  };
  for (const [make, model] of vocabulary.models) {
    for (const phrase of spellModel(make, model)) add(named, phrase, [make, model]);
    const words = plain(model).split(/\s+/);
    for (let count = 1; count < words.length; count += 1) {
      for (const part of [words.slice(0, count), words.slice(count)]) {
        const phrase = squash(part.join(''));
        if (phrase.length >= 4 && !/^\d+$/.test(phrase) && !part.every((word) => shared.has(word)))
          add(parts, phrase, [make, model]);
      }
    }
  }
  for (const [phrase, part] of parts) {
    const [make, ...others] = listMakes(part);
    if (make === undefined || others.length > 0) continue;
    const whole = named.get(phrase);
    // As text 'hilux' also finds the HiLux Workmate, so the filter must include it.
    if (!whole) named.set(phrase, part);
    else if (listMakes(whole).every((other) => other === make))
      add(named, phrase, ...part.filter(([, model]) => squash(model).startsWith(phrase)));
  }
  return named;
}

const isSame = (a: NamedModel, b: NamedModel): boolean => a[0] === b[0] && a[1] === b[1];

/** The makes of these models, each once. */
export const listMakes = (models: readonly NamedModel[]): string[] => [
  ...new Set(models.map(([make]) => make)),
];

/** What a phrase means that names these models. */
export const meanModels = (models: readonly NamedModel[]): Meaning => ({
  field: 'model',
  values: [...new Set(models.map(([, model]) => model))],
  models: [...models],
});

/** Whether a name of a model means nothing without its make: '3', '308', 'Q'. */
export const isShort = (phrase: string): boolean => /^(\d+|[a-z])$/.test(phrase);

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
    if (field === 'model')
      for (const [phrase, models] of nameModels(vocabulary)) add(phrase, meanModels(models));
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
