import type { DatabaseSync } from 'node:sqlite';
import { findStorageProblem, type StorageProblem } from './storage-problem.ts';

/** Milliseconds for which one answer holds, so that nobody wears the disk out by asking. */
const holds = 1_000;

/** Answers whether files can be written, by writing to each; null when all is well. */
export function createWriteTest(databases: readonly DatabaseSync[]): () => StorageProblem | null {
  const table = 'create table if not exists write_test (number integer primary key, body blob not null)';
  let askedAt = -Infinity;
  let answer: StorageProblem | null = null;
  return () => {
    if (Math.abs(performance.now() - askedAt) < holds) return answer;
    askedAt = performance.now();
    answer = null;
    try {
      for (const database of databases) {
        database.exec(table);
        // As much as a lead takes, on the disk, and gone again.
        database.exec('insert or replace into write_test values (1, zeroblob(8192))');
        database.exec('delete from write_test');
      }
    } catch (error) {
      answer = findStorageProblem(error) ?? {
        code: 'DISK_ERROR',
        message: error instanceof Error ? error.message : 'A write failed.',
      };
    }
    return answer;
  };
}
