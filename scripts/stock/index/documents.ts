import * as v from 'valibot';
import { IndexError } from './error.ts';
import { readAnswer, request, type IndexAddress } from './request.ts';

const importResult = v.object({
  success: v.boolean(),
  error: v.optional(v.string()),
  code: v.optional(v.number()),
});

/** Statuses of a line that say something of its document; any other one is of the index. */
const ofDocument: ReadonlySet<number> = new Set([400, 404, 409, 413]);

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
  const fault = results.find(({ success, code = 400 }) => !success && !ofDocument.has(code));
  if (fault) {
    const reason = fault.error?.slice(0, 200) ?? `status ${fault.code}`;
    throw new IndexError(`The index at ${index.url} could not store all rows: ${reason}`, fault.code ?? null);
  }
  if (results.length < documents.length)
    throw new IndexError(
      `The index at ${index.url} broke off its answer after ${results.length} rows.`,
      null,
    );
  return results;
}
