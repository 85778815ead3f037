import * as v from 'valibot';
import { ServiceError } from './errors.ts';

/** An answer in its promised shape. Otherwise throws a ServiceError with the first problem. */
export function parseAnswer<Shape extends v.GenericSchema>(
  shape: Shape,
  answer: unknown,
): v.InferOutput<Shape> {
  const read = v.safeParse(shape, answer);
  if (read.success) return read.output;
  throw new ServiceError('unreadable', `The answer has an unknown shape: ${read.issues[0].message}`);
}
