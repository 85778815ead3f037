import type { DatabaseSync } from 'node:sqlite';

/** Runs the work in one transaction: all of it is stored, or nothing, and nobody else writes meanwhile. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    // A full disk has ended the transaction already, and what it says is the cause.
    if (database.isTransaction) database.exec('rollback');
    throw error;
  }
}
