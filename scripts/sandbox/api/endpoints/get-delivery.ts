import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import * as contract from '#contract/delivery.ts';
import { createEndpoint } from '../endpoint.ts';

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
export const getDelivery = createEndpoint(contract.getDelivery, () => {
  const regions = readTable();
  return ({ query: { postcode: asked }, answer }) => {
    const region = regions.find(({ from, to }) => Number(asked) >= from && Number(asked) <= to);
    return answer(200, { price: region?.price ?? null, name: region?.name ?? null });
  };
});
