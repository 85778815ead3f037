import type { ListingState } from '#domain/listing/state.ts';
import { squash } from '#domain/words/tokens.ts';

/** 'SUVs', 'Hatches'; 'Cab Chassis' and what is counted already are their own plurals. */
export function pluralise(word: string): string {
  if (/s$/i.test(word)) return word;
  return word + (/(?:ch|sh|x)$/i.test(word) ? 'es' : 's');
}

/** The chosen makes, or models with their make; spellings of one model ('3', 'Mazda3') are one. */
export function nameChosenModels({ make = [], model = [], makeModel = [] }: ListingState['lists']): string[] {
  const [only, ...others] = make;
  const whole = (name: string): string =>
    only === undefined || others.length > 0 || squash(name).startsWith(squash(only))
      ? name
      : `${only} ${name}`;
  const models = new Map([...model].map((name) => [squash(whole(name)), whole(name)]));
  const pairs = makeModel.map((pair) => pair.replace(' > ', ' '));
  return [...(models.size > 0 ? models.values() : make), ...pairs];
}
