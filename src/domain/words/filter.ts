import { splitEither } from '../search/either.ts';
import { findRangeField, needsAll } from '../listing/facets.ts';
import { allOf, hasAny, isWithin } from '../search/index-filter.ts';
import type { RangeField, Span } from './span.ts';
import type { Understanding } from './understanding.ts';

/** The index's filter for what was understood, or '' when nothing was. */
export const createUnderstoodFilter = ({ lists, ranges }: Pick<Understanding, 'lists' | 'ranges'>): string =>
  allOf(
    ...Object.entries(lists).flatMap(([field, values]) =>
      (needsAll(field) ? values.map(splitEither) : [values]).map((some) => hasAny(field, some)),
    ),
    ...(Object.entries(ranges) as [RangeField, Span][]).map(([key, span]) =>
      isWithin(findRangeField(key), span),
    ),
  );
