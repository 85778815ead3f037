import type { Context } from 'hono';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { isPostcode } from '#domain/location/postcode.ts';
import type { Endpoint } from '../endpoint.ts';

const postcode = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(9_999));
const table = v.array(
  v.strictObject({
    name: v.string(),
    from: postcode,
    to: postcode,
    price: v.pipe(v.number(), v.minValue(0)),
  }),
);

const readTable = () =>
  v.parse(table, parse(readFileSync(new URL('../delivery-prices.yaml', import.meta.url), 'utf8')));

/** What delivery to a postcode costs, with the name of its region (DELV-02); both null where no price is known (DELV-03). */
export const getDelivery: Endpoint = {
  method: 'GET',
  path: '/delivery',
  about: 'answers { "price", "name" } for ?postcode=4000&car_id=…, null where there is no price',
  handle: () => {
    const regions = readTable();
    return (context: Context) => {
      const asked = context.req.query('postcode') ?? '';
      if (!isPostcode(asked)) return context.json({ message: 'postcode must have 4 digits.' }, 400);
      const region = regions.find(({ from, to }) => Number(asked) >= from && Number(asked) <= to);
      return region
        ? context.json({ price: region.price, name: region.name })
        : context.json({ price: null, name: null });
    };
  },
};
