import { kilometres } from './amounts.ts';
import { readRange, type FoundRange } from './ranges.ts';
import type { Token } from '../tokens.ts';

/** What 'low kms' means: about five years of average driving in Australia. The chip says the number. */
export const lowKilometres = 60_000;

const named = (word: string | undefined): boolean =>
  word !== undefined && (kilometres.has(word) || word === 'mileage' || word === 'odometer');

/** Reads 'low kms' and 'low mileage'. A number beside it wins: 'low kms under 50000'. */
export function readLowKilometres(tokens: readonly Token[], start: number): FoundRange | null {
  if (tokens[start]?.word !== 'low') return null;
  const at = start + (tokens[start + 1]?.word === '-' ? 2 : 1);
  if (!named(tokens[at]?.word)) return null;
  const said = readRange(tokens, at);
  return said?.field === 'km' ? said : { field: 'km', span: { min: null, max: lowKilometres }, end: at + 1 };
}
