import { type Field, isNumberType, scalarOf } from '../schema/field.ts';
import { limits } from '../limits.ts';
import { badRequest } from '../service-error.ts';

/** A named range of numbers: `from` is in it, `to` is not. */
export interface FacetRange {
  readonly label: string;
  readonly from: number;
  readonly to: number;
}

function parseEnd(text: string, open: number): number {
  const trimmed = text.trim();
  if (trimmed === '') return open;
  const number = Number(trimmed);
  if (!Number.isFinite(number)) throw badRequest('Facet range value is not valid.');
  return number;
}

/** Reads `cheap:[0,20000], dear:[20000,]`; each begins where one before it ends. */
export function parseRanges(text: string, field: Field): FacetRange[] {
  const scalar = scalarOf(field.type);
  if (scalar === null || !isNumberType(scalar))
    throw badRequest(`Range facet is restricted to only integer and float fields.`);
  const pattern = /([^:,[\]]+):\s*\[([^,\]]*),([^,\]]*)\]\s*(?:,|$)/y;
  const ranges: FacetRange[] = [];
  while (pattern.lastIndex < text.length) {
    const match = pattern.exec(text);
    if (!match) throw badRequest('Error splitting the range string.');
    const [, label = '', from = '', to = ''] = match;
    if (label.trim() === '') throw badRequest('Error splitting the range string.');
    ranges.push({ label: label.trim(), from: parseEnd(from, -Infinity), to: parseEnd(to, Infinity) });
  }
  if (ranges.length > limits.ranges) throw badRequest(`A facet has more than ${limits.ranges} ranges.`);
  if (ranges.length === 0) throw badRequest('Error splitting the range string.');
  const ordered = [...ranges].sort((left, right) => left.from - right.from);
  ordered.forEach((range, at) => {
    if (at > 0 && range.from !== (ordered[at - 1] as FacetRange).to)
      throw badRequest('Ranges in range facet syntax should be continous.');
  });
  return ranges;
}
