import { visibleText } from '#domain/page/visible-text.ts';
import type { Fields, Value } from './cleaner.ts';

/** Rare line ends, which separate words. They become spaces before control characters are removed. */
const otherSpace = /[\v\f\x85]/g;

const cleanText = (text: string): string => visibleText(text.replaceAll(otherSpace, ' '));

/** The value itself where there is nothing to clean: most rows are clean, and a feed has many. */
function cleanValue(value: Value): Value {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) return withoutUnseen(value);
  const cleaned = value.map(cleanValue);
  return cleaned.every((one, index) => one === value[index]) ? value : cleaned;
}

/**
 * A row without control characters, characters that turn directions or have no width, and halves of characters: nobody sees
 * them, and pages and files break on them. `tell` gets the name of each column that had some.
 */
export function withoutUnseen(row: Fields, tell?: (column: string) => void): Fields {
  let cleaned = row;
  for (const column in row) {
    const value = row[column] ?? null;
    const clean = cleanValue(value);
    if (clean === value) continue;
    tell?.(column);
    if (cleaned === row) cleaned = { ...row };
    cleaned[column] = clean;
  }
  return cleaned;
}
