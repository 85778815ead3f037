import type { Context } from 'hono';
import type { Collection } from '../collections/collection.ts';
import { type ImportOptions, importDocuments } from '../documents/import-documents.ts';
import { parseWriteAction } from '../documents/write-action.ts';
import { parseDirtyValues } from '../schema/dirty-values.ts';
import { badRequest } from '../service-error.ts';
import { readLines, readQuery } from './request.ts';

/** Lines stored in one transaction. */
const BATCH = 500;

function readOptions(context: Context, collection: Collection): ImportOptions {
  const query = readQuery(context);
  const batchSize = query['batch_size'];
  if (batchSize !== undefined && !/^0*[1-9]\d*$/.test(batchSize))
    throw badRequest('Parameter `batch_size` must be a positive integer.');
  return {
    action: parseWriteAction(query['action']),
    dirty: parseDirtyValues(query['dirty_values'], collection.schema),
    returnId: query['return_id'] === 'true',
    returnDocument: query['return_doc'] === 'true',
  };
}

/** Stores the lines of the body batch by batch and answers one result line for each, after all are stored. */
export async function importFromRequest(context: Context, collection: Collection): Promise<string> {
  const options = readOptions(context, collection);
  const results: string[] = [];
  let batch: string[] = [];
  for await (const line of readLines(context)) {
    batch.push(line);
    if (batch.length < BATCH) continue;
    results.push(...importDocuments(collection, batch, options));
    batch = [];
  }
  results.push(...importDocuments(collection, batch, options));
  return results.join('\n');
}
