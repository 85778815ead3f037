import { adviseComma } from './decimal-comma.ts';
import { isMap, isPair, isScalar, type Pair, type YAMLMap } from 'yaml';

/** What braces and commas made of a text. */
interface BraceFault {
  pair: Pair;
  offset: number;
  message: string;
}

/** Whether a name between braces has no colon: it was a part of a text. */
function isBare({ key, value }: Pair, written: string): boolean {
  if (!isScalar(key) || key.type !== 'PLAIN') return false;
  const end = key.range?.[1] ?? 0;
  return (value === null || (isScalar(value) && !value.source)) && !/^\s*:/.test(written.slice(end));
}

const quote = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);

/** `{ text: Hello, world }`: what follows the comma is a name without a value. */
function findComma(map: YAMLMap, written: string): BraceFault | null {
  const at = map.items.findIndex((pair, index) => index > 0 && isBare(pair, written));
  const pair = map.items[at - 1];
  if (!pair || !isScalar(pair.value) || pair.value.type !== 'PLAIN') return null;
  const bare = map.items.slice(at);
  const rest = bare.slice(0, bare.findIndex((item) => !isBare(item, written)) >>> 0);
  const last = rest.at(-1)?.key;
  const start = pair.value.range?.[0] ?? 0;
  const end = isScalar(last) ? (last.range?.[1] ?? start) : start;
  const whole = written.slice(start, end).trim();
  return {
    pair,
    offset: start,
    message: `found ${whole}: between braces a comma ends the value.\n${adviseComma(whole) ?? `Put the whole value in quotes: ${quote(whole)}.`}`,
  };
}

/** `{ text: {name} }`: a placeholder is a group of settings for YAML. */
function findPlaceholder(pair: Pair, written: string): BraceFault | null {
  const { value } = pair;
  const [only, ...others] = isMap(value) && value.flow ? value.items : [];
  if (!only || others.length > 0 || !isMap(value) || !isBare(only, written)) return null;
  const [start = 0, end = 0] = value.range ?? [];
  const whole = written.slice(start, end);
  return /^\{\w+\}$/.test(whole)
    ? {
        pair,
        offset: start,
        message: `found ${whole} without quotes: YAML reads a group of settings.\nWrite ${quote(whole)}.`,
      }
    : null;
}

/** Texts between braces that YAML read as settings, each with the setting that it belongs to. */
export function findBraceTraps(map: YAMLMap, written: string): BraceFault[] {
  const comma = map.flow ? findComma(map, written) : null;
  const pairs = map.items.filter((item) => isPair(item));
  const placeholders = pairs.flatMap((pair) => findPlaceholder(pair, written) ?? []);
  return [...(comma ? [comma] : []), ...placeholders];
}
