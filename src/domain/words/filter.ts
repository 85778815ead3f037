import { vehicleKind } from '../listing/state.ts';
import { createChosenFilter } from '../search/collection-filter.ts';
import { applyUnderstanding } from './listing.ts';
import type { Understanding } from './understanding.ts';

/** The index's filter for what was understood, or '' when nothing was. */
export const createUnderstoodFilter = (understood: Pick<Understanding, 'lists' | 'ranges'>): string =>
  createChosenFilter(vehicleKind, applyUnderstanding({ text: '', ...understood }), '');
