import * as v from 'valibot';
import { IndexError } from './error.ts';
import { readAnswer, request, type IndexAddress } from './request.ts';

const importResult = v.object({
  success: v.boolean(),
  error: v.optional(v.string()),
  code: v.optional(v.number()),
});

/** One line of the index's answer to an import. */
export type ImportResult = v.InferOutput<typeof importResult>;

/**
 * Sends documents in one import request; one result per document, in order. Nothing is guessed into another type. Throws an
 * IndexError where the index could not store them, as on a full disk: that says nothing of the documents.
 */
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
  const results = text
    .split('\n')
    .filter(Boolean)
    .map((line) => readAnswer(index, importResult, line));
  const fault = results.find(({ code = 0 }) => code >= 500);
  if (fault) throw new IndexError(`The index at ${index.url} could not store all rows: ${fault.error}`, 500);
  if (results.length < documents.length)
    throw new IndexError(
      `The index at ${index.url} broke off its answer after ${results.length} rows.`,
      null,
    );
  return results;
}
