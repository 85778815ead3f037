import { cleanersOf } from '../clean/kinds.ts';
import { kindOf } from './kind-of.ts';
import { fieldNames, type Mapping } from './schema.ts';

/** Equal for names that people write for one: 'Car Type', 'car-type' and 'car_type'. */
const fold = (name: string): string => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The columns by the names of fields that they spell in another way; of two that spell one neither. */
function findSpellings(columns: readonly string[]): ReadonlyMap<string, string> {
  const spelled = Map.groupBy(columns, fold);
  return new Map(
    fieldNames.flatMap((name) => {
      const [column, ...others] = spelled.get(fold(name)) ?? [];
      return column === undefined || others.length > 0 || columns.includes(name) ? [] : [[name, column]];
    }),
  );
}

/**
 * For feeds that use the index's own names, in any capitals and with blanks for underscores: every column is the field of that
 * name.
 *
 * @param columns of the feed; none where each record has its own
 */
export function createDefaultMapping(columns: readonly string[] | null = null): Mapping {
  const spellings = findSpellings(columns ?? []);
  return {
    encoding: 'utf-8',
    delimiter: ',',
    identity: [],
    rules: [],
    fields: Object.fromEntries(
      fieldNames.map((name) => [
        name,
        { from: spellings.get(name) ?? name, clean: cleanersOf(kindOf(name)) },
      ]),
    ),
  };
}
