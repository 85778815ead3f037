import type { Collection } from '../collections/collection.ts';
import { evaluateFilter } from '../filter/filter-node.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import type { JsonObject } from '../json.ts';
import type { DirtyValues } from '../schema/dirty-values.ts';
import { badRequest } from '../service-error.ts';
import { writeDocument } from './write-document.ts';

/** Ids of the documents that pass, in order of insertion; an empty filter is refused. */
function findIds(collection: Collection, filter: string): string[] {
  const node = parseFilter(filter, collection.index);
  if (!node) throw badRequest('Parameter `filter_by` must be provided.');
  const mask = evaluateFilter(node, collection.index);
  return collection.index.ids.filter((id, slot): id is string => id !== undefined && mask[slot] === 1);
}

export function deleteByFilter(collection: Collection, filter: string): number {
  const ids = findIds(collection, filter);
  collection.write((writer) => ids.forEach((id) => writer.delete(id)));
  return ids.length;
}

export function updateByFilter(
  collection: Collection,
  filter: string,
  changes: JsonObject,
  dirty: DirtyValues,
): number {
  const ids = findIds(collection, filter);
  collection.write((writer) => {
    for (const id of ids) writeDocument(collection, writer, { ...changes, id }, 'update', dirty);
  });
  return ids.length;
}

export function truncate(collection: Collection): number {
  const ids = [...collection.index.slotById.keys()];
  collection.write((writer) => ids.forEach((id) => writer.delete(id)));
  return ids.length;
}
