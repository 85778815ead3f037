import { splitEither } from '../search/either.ts';
import { needsAll } from '../listing/facets.ts';
import type { Understanding } from './understanding.ts';

/** A value in a filter: backticks keep operators in it harmless, and numbers must stand without. */
const quote = (value: string): string => (/^\d+$/.test(value) ? value : `\`${value.replaceAll('`', '')}\``);

/** The index's filter for what was understood, or '' when nothing was. */
export function createUnderstoodFilter({ lists, ranges }: Understanding): string {
  return [
    ...Object.entries(lists).flatMap(([field, values]) =>
      (needsAll(field) ? values.map(splitEither) : [values]).map(
        (some) => `${field}:=[${some.map(quote).join(',')}]`,
      ),
    ),
    ...Object.entries(ranges).flatMap(([field, { min, max }]) => [
      ...(min === null ? [] : [`${field}:>=${min}`]),
      ...(max === null ? [] : [`${field}:<=${max}`]),
    ]),
  ].join(' && ');
}
