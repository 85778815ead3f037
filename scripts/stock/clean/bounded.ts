import { allFields } from '#domain/vehicle/fields/table.ts';
import { longest, mostEntries } from '#services/wire/read-fields.ts';
import { keep, unknown, type Cleaned, type Cleaner, type Value } from './cleaner.ts';

/** Characters of a text that searches look into or count; a badge has ten. */
const longestSearched = 1_000;
/** Characters of a list: three hundred features, or forty hotspots of 72 frames. */
const longestList = 100_000;

const searched = new Set(allFields.filter(({ index, words }) => index ?? words).map(({ name }) => name));

const measure = (value: Value): number =>
  typeof value === 'string' ? value.length : JSON.stringify(value).length;

/** A list without entries that are too long, and without those that are too many or too much. */
function boundList(list: Value[]): Cleaned {
  let left = longestList;
  const kept: Value[] = [];
  for (const entry of list) {
    const length = measure(entry);
    const isTooLong = length > left || (typeof entry === 'string' && length > longestSearched);
    if (isTooLong || kept.length === mostEntries) continue;
    kept.push(entry);
    left -= length;
  }
  const times = list.length - kept.length;
  return times === 0 ? keep(list) : { value: kept, note: 'entries beyond what can be, left out', times };
}

/**
 * Leaves out what is longer than a fact of a vehicle can be, such as the description in a column that was mixed up: each search
 * of all dealers would read it. A text that is only shown is cut where pages end it.
 */
export const bounded: Cleaner = (value, field = '') => {
  if (Array.isArray(value)) return boundList(value);
  const isSearched = searched.has(field);
  const most = isSearched ? longestSearched : longest.text;
  if (value === null || measure(value) <= most) return keep(value);
  return typeof value === 'string' && !isSearched
    ? { value: value.slice(0, most).toWellFormed(), note: 'cut where pages end it' }
    : unknown('longer than can be, left unknown');
};
