import * as v from 'valibot';
import { readAnswer, request, type IndexAddress } from './request.ts';

const importResult = v.object({ success: v.boolean(), error: v.optional(v.string()) });

/** One line of the index's answer to an import. */
export type ImportResult = v.InferOutput<typeof importResult>;

/** Sends documents in one import request; one result per document, in order. Nothing is guessed into another type. */
export async function importDocuments(
  index: IndexAddress,
  collection: string,
  documents: readonly object[],
): Promise<ImportResult[]> {
  if (documents.length === 0) return [];
  const text = await request(index, {
    method: 'POST',
    path: `/collections/${encodeURIComponent(collection)}/documents/import?action=create&dirty_values=reject`,
    body: documents.map((document) => JSON.stringify(document)).join('\n'),
    timeout: 120_000,
  });
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => readAnswer(index, importResult, line));
}
