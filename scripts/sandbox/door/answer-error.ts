import type { Context } from 'hono';
import { ServiceError } from '../search/service-error.ts';
import { nameRequest } from './request-log.ts';
import { findStorageProblem } from '../storage/storage-problem.ts';

/** What a failed request is told where a part of the server has no words of its own: never where the code lies. */
export function answerError(error: Error, context: Context): Response {
  if (error instanceof ServiceError) return context.json({ message: error.message }, error.status as 400);
  const problem = findStorageProblem(error);
  const { method, path } = context.req;
  // An id in an address opens what it names: a reservation, a booking, a file.
  console.error(`${method} ${nameRequest(method, path)} failed: ${problem?.message ?? ''}`, error);
  if (problem) return context.json({ message: problem.message }, 503);
  return context.json({ message: 'The request could not be carried out. Please try again.' }, 500);
}
