import { matchPhrase } from '../phrase.ts';
import type { FoundRange } from './ranges.ts';
import type { Token } from '../tokens.ts';

const set = (phrases: string): ReadonlySet<string> => new Set(phrases.split('|'));

const verbs = set('tow|tows|towing|can tow|to tow|able to tow|braked towing|braked tow');
const nouns = set('capacity|rating|limit|weight|load');
const links = set('a|an|of|up to|at least|over|is|:|min|minimum|more than');
/** Words after a weight that make it a towing capacity. */
const behind = set(
  'towing|tow|braked|towing capacity|tow capacity|tow rating|braked towing|braked towing capacity|braked tow|tow vehicle',
);
/** Things that are towed. After 'tow a 2 tonne …' they are not the vehicles that are searched for. */
const towed = set(
  'caravan|caravans|van|boat|boats|trailer|trailers|camper|camper trailer|horse float|float|load',
);

const kilograms = 'kg|kgs|kilo|kilos|kilogram|kilograms';
const weight = new RegExp(`^(\\d+(?:\\.\\d+)?)(${kilograms}|t|tonnes?|tons?)?$`);
const tonnes = /^(t|tonnes?|tons?)$/;
const units = new RegExp(`^(${kilograms}|t|tonnes?|tons?)$`);
/** Limits of a bare number. A smaller one means something else, and no vehicle tows more. */
const least = 400;
const most = 20_000;

/** Kilograms at `start`: '3500kg', '3.5 tonne', and behind a word of towing '3500' alone. */
function readWeight(
  tokens: readonly Token[],
  start: number,
  bare: boolean,
): { value: number; end: number } | null {
  const [, digits, glued] = weight.exec(tokens[start]?.word ?? '') ?? [];
  if (!digits) return null;
  const apart = !glued && units.test(tokens[start + 1]?.word ?? '') ? tokens[start + 1]?.word : undefined;
  const unit = glued ?? apart;
  if (!unit && !bare) return null;
  const value = Math.round(Number(digits) * (tonnes.test(unit ?? '') ? 1_000 : 1));
  return value < least || value > most ? null : { value, end: start + (apart ? 2 : 1) };
}

/**
 * Reads the least towing capacity: 'tow 3500kg', 'tows 3.5t', 'towing capacity of 3000', 'tow a 2 tonne caravan', '3.5t
 * towing'.
 */
export function readTowing(tokens: readonly Token[], start: number): FoundRange | null {
  const found = (value: number, end: number): FoundRange => ({
    field: 'towing',
    span: { min: value, max: null },
    end,
  });
  const said = matchPhrase(tokens, start, verbs, 3);
  if (said === 0) {
    const ahead = readWeight(tokens, start, false);
    const length = ahead ? matchPhrase(tokens, ahead.end, behind, 3) : 0;
    return ahead && length > 0 ? found(ahead.value, ahead.end + length) : null;
  }
  let at = start + said;
  at += matchPhrase(tokens, at, nouns, 1);
  at += matchPhrase(tokens, at, links, 2);
  const read = readWeight(tokens, at, true);
  if (!read) return null;
  return found(read.value, read.end + matchPhrase(tokens, read.end, towed, 2));
}
