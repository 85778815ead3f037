import * as v from 'valibot';
import { deliveryPrice } from './answers/delivery-price.ts';
import type { Operation } from './operation.ts';
import { refusal } from './problem.ts';

export const getDelivery = {
  id: 'getDelivery',
  method: 'GET',
  path: '/delivery',
  caller: 'public',
  about: 'answers what delivery of a vehicle to a postcode costs (DELV-02)',
  query: {
    schema: v.object({
      postcode: v.pipe(v.string(), v.regex(/^\d{4}$/, 'postcode must have 4 digits.')),
      car_id: v.optional(v.string()),
    }),
    fields: { postcode: 'Four digits.', car_id: 'Id of the vehicle, where the price depends on it.' },
  },
  answers: {
    200: {
      about: 'The price; both fields null where none is known (DELV-03).',
      body: {
        schema: deliveryPrice,
        fields: { price: 'Dollars with GST; 0 is free.', name: 'Name of the region, to be shown.' },
      },
    },
    404: refusal('Nothing is delivered there; taken like a price of null.'),
  },
} satisfies Operation;
