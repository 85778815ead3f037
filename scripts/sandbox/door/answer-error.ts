import type { Context } from 'hono';
import { ServiceError } from '../search/service-error.ts';
import { nameRequest } from './request-log.ts';
import { findStorageProblem, type StorageProblem } from '../storage/storage-problem.ts';

/** Notes a request that failed for a reason of this server; what is wrong with the disk, where that is the reason. */
export function noteFailure(error: Error, { req: { method, path } }: Context): StorageProblem | null {
  const problem = findStorageProblem(error);
  // An id in an address opens what it names: a reservation, a booking, a file.
  console.error(`${method} ${nameRequest(method, path)} failed: ${problem?.message ?? ''}`, error);
  return problem;
}

/** What a failed request is told where a part of the server has no words of its own: never where the code lies. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof ServiceError) return context.json({ message: error.message }, error.status as 400);
  const problem = noteFailure(error, context);
  if (problem) return context.json({ message: problem.message }, 503);
  return context.json({ message: 'The request could not be carried out. Please try again.' }, 500);
}
