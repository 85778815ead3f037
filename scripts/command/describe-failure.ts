import { findStorageProblem } from '../sandbox/storage/storage-problem.ts';
import { describeDiskProblem } from './disk-problem.ts';
import { Failure } from './failure.ts';

/** What an error tells the one at the keyboard: a `Failure`, or what a disk or a database refuses. Null for a defect of ours. */
export function describeFailure(error: unknown): string | null {
  if (error instanceof Failure) return error.message;
  return describeDiskProblem(error) ?? findStorageProblem(error)?.message ?? null;
}
