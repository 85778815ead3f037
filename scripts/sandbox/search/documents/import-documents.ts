import { findStorageProblem } from '../../storage/storage-problem.ts';
import type { Collection } from '../collections/collection.ts';
import { type JsonObject, parseJsonObject } from '../json.ts';
import type { DirtyValues } from '../schema/dirty-values.ts';
import { ServiceError } from '../service-error.ts';
import { type WriteAction, writeDocument } from './write-document.ts';

export interface ImportOptions {
  readonly action: WriteAction;
  readonly dirty: DirtyValues;
  readonly returnId: boolean;
  readonly returnDocument: boolean;
}

/**
 * Writes a batch of JSON lines in one transaction and answers one JSON line for each. A line that does not fit is
 * reported and does not stop the others; where the disk takes nothing, every line says so.
 */
export function importDocuments(
  collection: Collection,
  lines: readonly string[],
  options: ImportOptions,
): string[] {
  try {
    return writeLines(collection, lines, options);
  } catch (error) {
    const problem = findStorageProblem(error);
    if (!problem) throw error;
    console.error(`An import into ${collection.name} failed: ${problem.message}`, error);
    return lines.map((line) => failure(503, problem.message, line, null, options));
  }
}

function writeLines(collection: Collection, lines: readonly string[], options: ImportOptions): string[] {
  return collection.write((writer) =>
    lines.map((line) => {
      let document: JsonObject | null = null;
      try {
        document = parseJsonObject(line);
        const stored = writeDocument(collection, writer, document, options.action, options.dirty);
        return JSON.stringify({
          ...(options.returnDocument ? { document: stored } : {}),
          ...(options.returnId ? { id: stored['id'] } : {}),
          success: true,
        });
      } catch (error) {
        if (!(error instanceof ServiceError)) throw error;
        return failure(error.status, error.message, line, document?.['id'] ?? null, options);
      }
    }),
  );
}

/** The result line of a line that was too long to be read. */
export const lineTooLong = (longest: number): string =>
  JSON.stringify({
    code: 413,
    error: `The line is too long: ${longest} characters is the most.`,
    success: false,
  });

function failure(code: number, error: string, line: string, id: unknown, options: ImportOptions): string {
  return JSON.stringify({
    code,
    ...(options.returnDocument ? { document: line } : {}),
    error,
    ...(options.returnId && typeof id === 'string' ? { id } : {}),
    success: false,
  });
}
