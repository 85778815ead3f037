import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { parse } from 'yaml';
import { Failure } from '../../command/failure.ts';

const postcode = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(9_999));
const table = v.array(
  v.strictObject({
    name: v.string(),
    from: postcode,
    to: postcode,
    price: v.pipe(v.number(), v.minValue(0)),
  }),
);

/** Regions with what delivery there costs, in dollars with GST; of two that name a postcode the first counts. */
export type DeliveryPrices = v.InferOutput<typeof table>;

/** File of prices that are invented. */
export const sampleDeliveryPrices = fileURLToPath(new URL('../sample/delivery-prices.yaml', import.meta.url));

/** Reads prices from a YAML file. Throws a Failure that names what is wrong with it. */
export function readDeliveryPrices(file: string): DeliveryPrices {
  try {
    return v.parse(table, parse(readFileSync(file, 'utf8')));
  } catch (error) {
    const path = v.isValiError(error) ? `${v.getDotPath(error.issues[0]) ?? 'a list is expected'}: ` : '';
    throw new Failure(`${file} has no prices of delivery: ${path}${(error as Error).message}`, {
      cause: error,
    });
  }
}
