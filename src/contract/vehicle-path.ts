import * as v from 'valibot';
import type { Described } from './operation.ts';

/** The path of what is asked about one vehicle. No file system has a page of a longer name. */
export const vehiclePath = {
  schema: v.object({ slug: v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/, 'There is no such vehicle.')) }),
  fields: { slug: 'The last part of the address of the vehicle’s page.' },
} satisfies Described;
