import { getDotPath, isValiError } from 'valibot';
import { UnreadableDocument } from '#services/wire/vehicle-document.ts';

/** The field that a parser refuses, for example 'car_type'; fails when it refuses nothing. */
export function fieldAtFault(parse: () => unknown): string | null {
  try {
    parse();
  } catch (error) {
    if (error instanceof UnreadableDocument) return error.field;
    if (!isValiError(error)) throw error;
    return getDotPath(error.issues[0]);
  }
  throw new Error('Nothing was refused.');
}
