import { allFields } from '#domain/vehicle/fields/table.ts';
import { longest, mostEntries } from '#services/wire/read-fields.ts';
import { unknown, type Cleaner, type Value } from './cleaner.ts';

/** Characters of a text that searches look into or count; a badge has ten. */
const longestSearched = 1_000;

const searched = new Set(allFields.filter(({ index, words }) => index ?? words).map(({ name }) => name));

const isText = (value: Value): value is string => typeof value === 'string';

/**
 * Leaves out texts that are longer than those of a vehicle can be, such as the description in a column that was mixed up:
 * each search of all dealers would read them.
 */
export const bounded: Cleaner = (value, field = '') => {
  if (isText(value)) {
    const most = searched.has(field) ? longestSearched : longest.text;
    return value.length > most ? unknown('longer than can be, left unknown') : { value };
  }
  if (!Array.isArray(value)) return { value };
  const kept = value
    .filter((entry) => !isText(entry) || entry.length <= longestSearched)
    .slice(0, mostEntries);
  const times = value.length - kept.length;
  return times === 0 ? { value } : { value: kept, note: 'entries beyond what can be, left out', times };
};
