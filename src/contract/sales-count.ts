import * as v from 'valibot';
import { salesCount } from './answers/sales-count.ts';
import type { Operation } from './operation.ts';
import { refusal } from './problem.ts';

export const getSalesCount = {
  id: 'getSalesCount',
  method: 'GET',
  path: '/sales-count',
  caller: 'public',
  about: 'answers how many vehicles a dealership has sold this month, by its own clock (SALES-02)',
  query: {
    schema: v.object({ dealership: v.optional(v.string(), '') }),
    fields: { dealership: 'The platform’s id of the dealership.' },
  },
  answers: {
    200: {
      about: 'The count.',
      body: {
        schema: salesCount,
        fields: { count: 'Vehicles sold.', since: 'First day that counts, YYYY-MM-DD.' },
      },
    },
    404: refusal('There is no such dealership.'),
  },
} satisfies Operation;
