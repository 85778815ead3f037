import type { Collection, CollectionWriter } from '../collections/collection.ts';
import { type JsonObject, ownValue, setOwn, sortKeys } from '../json.ts';
import { type Completeness, validateDocument } from '../schema/validate-document.ts';
import type { DirtyValues } from '../schema/dirty-values.ts';
import { badRequest, conflict, notFound } from '../service-error.ts';
import { checkMemory } from '../../storage/free-memory.ts';
import { detectFields } from '../schema/detect-fields.ts';

export const writeActions = ['create', 'upsert', 'update', 'emplace'] as const;
export type WriteAction = (typeof writeActions)[number];

/** The id that a document brings; a new one is its number in the collection. */
function resolveId(collection: Collection, given: JsonObject, action: WriteAction): string {
  const id = ownValue(given, 'id');
  if (id === undefined) {
    if (action === 'update') throw badRequest('For update, the `id` key must be provided.');
    return String(collection.nextSlot);
  }
  if (typeof id !== 'string') throw badRequest("Document's `id` field should be a string.");
  if (id === '') throw badRequest('The `id` should not be empty.');
  return id;
}

/** The stored document with the changes over it; a null takes a field away. */
function mergeDocuments(stored: JsonObject, changes: JsonObject): JsonObject {
  const merged: JsonObject = {};
  for (const [key, value] of Object.entries({ ...stored, ...changes }))
    if (changes[key] !== null || !Object.hasOwn(changes, key)) setOwn(merged, key, value);
  return merged;
}

/**
 * Writes one document as create, upsert, update or emplace would. Answers the stored document; throws 400 for a
 * document that does not fit, 404 for an update of an unknown id, 409 for a create of a known one, and what `checkMemory` throws
 * for a new one.
 */
export function writeDocument(
  collection: Collection,
  writer: CollectionWriter,
  given: JsonObject,
  action: WriteAction,
  dirty: DirtyValues,
): JsonObject {
  const id = resolveId(collection, given, action);
  const isStored = collection.index.slotById.has(id);
  if (action === 'create' && isStored) throw conflict(`A document with id ${id} already exists.`);
  if (action === 'update' && !isStored) throw notFound(`Could not find a document with id: ${id}`);
  const merges = isStored && (action === 'update' || action === 'emplace');
  const completeness: Completeness = merges ? 'partial' : action === 'emplace' ? 'emplaced' : 'whole';
  const schema = detectFields(collection, given);
  const checked = validateDocument(schema, { ...given, id }, dirty, completeness);
  const document = merges ? mergeDocuments(collection.read(id), checked) : checked;
  const stored = sortKeys(collection.judge?.(document, !isStored) ?? document) as JsonObject;
  if (!isStored) checkMemory();
  writer.put(id, stored);
  return stored;
}
