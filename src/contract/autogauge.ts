import * as v from 'valibot';
import { gauge } from './answers/gauge.ts';
import type { Operation } from './operation.ts';
import { refusal } from './problem.ts';
import { vehiclePath } from './vehicle-path.ts';

export const getAutoGauge = {
  id: 'getAutoGauge',
  method: 'GET',
  path: '/cars/:slug/autogauge',
  caller: 'public',
  about: 'compares the price of a vehicle with the market (GAUG-01)',
  parameters: vehiclePath,
  answers: {
    200: {
      about: 'The comparison; null or an empty object where nothing is known.',
      body: {
        schema: v.nullable(v.union([gauge, v.strictObject({})])),
        fields: {
          fill: 'Where the price lies between both ends of the range, from 0 to 1.',
          listing_price: 'Dollars.',
          market_range_min: 'Dollars.',
          market_range_max: 'Dollars.',
          confidence: 'From 0 to 1.',
          description: 'One line, such as "$1,000 below the market average".',
        },
      },
    },
    404: refusal('There is no such vehicle.'),
  },
} satisfies Operation;
