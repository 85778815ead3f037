import type { DocumentIndex } from '../index/document-index.ts';
import { limits } from '../limits.ts';
import { badRequest } from '../service-error.ts';
import { type RawParameters, splitNames } from './parameters.ts';
import { selectTop } from './select-top.ts';
import type { Comparison } from './comparison.ts';

/** Positions from 0 of the documents that `pinned_hits` (`id:1,other:3`) wants in a place. */
function parsePins(text: string, index: DocumentIndex): Map<number, number> {
  const pins = new Map<number, number>();
  const entries = text.split(',', limits.pins + 1);
  if (entries.length > limits.pins) throw badRequest(`More than ${limits.pins} pinned hits.`);
  for (const entry of entries) {
    const colon = entry.lastIndexOf(':');
    const position = Number(entry.slice(colon + 1));
    if (colon < 0 || !Number.isInteger(position))
      throw badRequest('Pinned hits must be in `hit_id:position` format.');
    if (position < 1) throw badRequest('Pinned hits must start from position 1.');
    const slot = index.slotById.get(entry.slice(0, colon).trim());
    if (slot !== undefined) pins.set(slot, position - 1);
  }
  return pins;
}

/**
 * Reads `pinned_hits`. Curation is not part of this server; only pins that stay under the filter
 * (`filter_curated_hits`) are taken, because they cannot show a document that the filter hides.
 */
export function readPins(parameters: RawParameters, index: DocumentIndex): ReadonlyMap<number, number> {
  for (const name of ['hidden_hits', 'pinned_hits']) {
    const isAsked = (parameters[name] ?? '') !== '';
    if (isAsked && (name === 'hidden_hits' || parameters['filter_curated_hits'] !== 'true'))
      throw badRequest(`Parameter \`${name}\` is not part of this server.`);
  }
  const text = parameters['pinned_hits'] ?? '';
  if (text !== '' && splitNames(parameters['group_by']).length > 0)
    throw badRequest('Parameter `pinned_hits` together with `group_by` is not part of this server.');
  return text === '' ? new Map() : parsePins(text, index);
}

/** The first `count` hits in order, pinned ones in their places. */
export function selectHits(
  slots: Int32Array,
  count: number,
  order: Comparison,
  pins: ReadonlyMap<number, number>,
): number[] {
  if (pins.size === 0) return selectTop(slots, count, order);
  const pinned = slots.filter((slot) => pins.has(slot));
  if (pinned.length === 0) return selectTop(slots, count, order);
  const hits = selectTop(
    slots.filter((slot) => !pins.has(slot)),
    count,
    order,
  );
  const inOrder = [...pinned].sort((left, right) => (pins.get(left) ?? 0) - (pins.get(right) ?? 0));
  for (const slot of inOrder) hits.splice(pins.get(slot) ?? 0, 0, slot);
  return hits.slice(0, count);
}
