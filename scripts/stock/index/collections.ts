import * as v from 'valibot';
import type { CollectionField } from '#services/wire/collections.ts';
import { IndexError } from './error.ts';
import { readAnswer, request, type IndexAddress } from './request.ts';

export interface CollectionShape {
  name: string;
  fields: CollectionField[];
  default_sorting_field?: string;
}

const segment = encodeURIComponent;
const counted = v.object({ num_documents: v.number() });

/** Runs a request and answers null where the index says 404. */
export async function orNull<Value>(work: Promise<Value>): Promise<Value | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof IndexError && error.status === 404) return null;
    throw error;
  }
}

export async function createCollection(index: IndexAddress, shape: CollectionShape): Promise<void> {
  await request(index, { method: 'POST', path: '/collections', body: JSON.stringify(shape) });
}

/** Number of documents in a collection or behind an alias, null when there is none of that name. */
export async function countDocuments(index: IndexAddress, name: string): Promise<number | null> {
  const text = await orNull(request(index, { path: `/collections/${segment(name)}` }));
  return text === null ? null : readAnswer(index, counted, text).num_documents;
}

const knownField = v.object({ name: v.string(), type: v.string(), optional: v.optional(v.boolean()) });
const withFields = v.object({ fields: v.array(knownField) });

/** A field of a collection as the index has it. */
export type KnownField = v.InferOutput<typeof knownField>;

/** The fields of a collection or of that behind an alias; null when there is none of that name. */
export async function readFields(index: IndexAddress, name: string): Promise<KnownField[] | null> {
  const text = await orNull(request(index, { path: `/collections/${segment(name)}` }));
  return text === null ? null : readAnswer(index, withFields, text).fields;
}

/** Whether there is a collection of that name, or behind that alias, with all of these fields. */
export async function hasFields(
  index: IndexAddress,
  name: string,
  fields: readonly CollectionField[],
): Promise<boolean> {
  const known = new Set((await readFields(index, name))?.map((field) => field.name));
  return fields.every((field) => known.has(field.name));
}

export async function listCollections(index: IndexAddress): Promise<string[]> {
  const text = await request(index, { path: '/collections?exclude_fields=fields' });
  return readAnswer(index, v.array(v.object({ name: v.string() })), text).map(({ name }) => name);
}

export async function deleteCollection(index: IndexAddress, name: string): Promise<void> {
  await orNull(request(index, { method: 'DELETE', path: `/collections/${segment(name)}` }));
}

const aliasAnswer = v.object({ collection_name: v.string() });

/** The collection that an alias names, null when there is no such alias. */
export async function fetchAlias(index: IndexAddress, alias: string): Promise<string | null> {
  const text = await orNull(request(index, { path: `/aliases/${segment(alias)}` }));
  return text === null ? null : readAnswer(index, aliasAnswer, text).collection_name;
}

export async function pointAlias(index: IndexAddress, alias: string, collection: string): Promise<void> {
  const path = `/aliases/${segment(alias)}`;
  const body = JSON.stringify({ collection_name: collection });
  readAnswer(index, aliasAnswer, await request(index, { method: 'PUT', path, body }));
}
