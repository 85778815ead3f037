import type { Context } from 'hono';
import { largeBody } from '../../body/limits.ts';
import { readLines } from '../../body/read-lines.ts';
import type { Collection } from '../collections/collection.ts';
import { type ImportOptions, importDocuments, lineTooLong } from '../documents/import-documents.ts';
import { parseWriteAction } from '../documents/write-action.ts';
import { parseDirtyValues } from '../schema/dirty-values.ts';
import { badRequest } from '../service-error.ts';
import { readKnownQuery } from './request.ts';

/** Lines, and characters of them, that are stored in one transaction: everybody else waits for half a second at worst. */
const batchLines = 100;
const batchLength = largeBody / 2;

/** The last two change nothing here; one of them is a client's own. */
const known = [
  ...['action', 'dirty_values', 'batch_size', 'return_id', 'return_doc'],
  ...['remote_embedding_batch_size', 'throwOnFail'],
];

function readOptions(context: Context, collection: Collection): ImportOptions {
  const query = readKnownQuery(context, known);
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

/** Stores the lines of the body batch by batch; yields one result line for each when its batch is stored. */
async function* importLines(
  request: Request,
  collection: Collection,
  options: ImportOptions,
): AsyncGenerator<string[]> {
  let batch: string[] = [];
  let length = 0;
  for await (const line of readLines(request, largeBody)) {
    if (line !== null) {
      batch.push(line);
      length += line.length;
    }
    if (line !== null && batch.length < batchLines && length < batchLength) continue;
    yield importDocuments(collection, batch, options);
    if (line === null) yield [lineTooLong(largeBody)];
    batch = [];
    length = 0;
  }
  yield importDocuments(collection, batch, options);
}

/**
 * Imports the body and answers while it comes in, so that neither is ever kept whole. Results are sent on whether
 * or not the client reads them already: many read nothing before they have sent everything.
 */
export function importFromRequest(context: Context, collection: Collection): ReadableStream<Uint8Array> {
  const results = importLines(context.req.raw, collection, readOptions(context, collection));
  const encoder = new TextEncoder();
  return new ReadableStream({
    async start(controller) {
      let separator = '';
      for await (const lines of results) {
        if (lines.length === 0) continue;
        controller.enqueue(encoder.encode(separator + lines.join('\n')));
        separator = '\n';
      }
      controller.close();
    },
  });
}
