import * as v from 'valibot';
import { ServiceError } from './errors.ts';

/** An answer in its promised shape. Otherwise throws a ServiceError with `complaint` and the first problem. */
export function parseAnswer<Shape extends v.GenericSchema>(
  shape: Shape,
  answer: unknown,
  complaint: string,
): v.InferOutput<Shape> {
  const read = v.safeParse(shape, answer);
  if (read.success) return read.output;
  throw new ServiceError('unreadable', `${complaint} ${read.issues[0].message}`);
}
