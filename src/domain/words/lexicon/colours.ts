import { synonymsOf } from './synonym.ts';

/** Colours that are spelt in two ways. */
export const colourNames = synonymsOf('simple_colour', [{ values: ['Grey'], words: ['gray'] }]);

/** Colours by their plain name: each stands for every paint in stock whose name has that word ('Glacier White'). */
export const colours: readonly (readonly string[])[] = [
  ['white'], ['black'], ['silver'], ['grey', 'gray'], ['blue'], ['red'], ['green'], ['yellow'], ['orange'],
  ['brown'], ['beige'], ['bronze'], ['gold'], ['purple'], ['maroon'], ['burgundy'], ['pink'], ['olive'],
]; // oxfmt-ignore
