import * as v from 'valibot';
import type { Operation } from './operation.ts';
import { problem } from './problem.ts';

export const getHealth = {
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  caller: 'public',
  about: 'answers whether the API takes requests and its disk takes writes, and which contract it speaks',
  answers: {
    200: {
      about: 'All is well.',
      body: {
        schema: v.object({
          ok: v.literal(true),
          name: v.string(),
          contract: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
        }),
        fields: {
          ok: 'Always true.',
          name: 'Name of the implementation.',
          contract: 'Version of this contract that it speaks.',
        },
      },
    },
    503: {
      about: 'Nothing can be stored now.',
      body: {
        schema: v.object({ ...problem.schema.entries, ok: v.literal(false), name: v.string() }),
        fields: { ...problem.fields, ok: 'Always false.', name: 'Name of the implementation.' },
      },
    },
  },
} satisfies Operation;
