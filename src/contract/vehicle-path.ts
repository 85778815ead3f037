import * as v from 'valibot';
import type { Described } from './operation.ts';

/** The path of what is asked about one vehicle. */
export const vehiclePath = {
  schema: v.object({ slug: v.pipe(v.string(), v.regex(/^[\w-]+$/, 'There is no such vehicle.')) }),
  fields: { slug: 'The last part of the address of the vehicle’s page.' },
} satisfies Described;
