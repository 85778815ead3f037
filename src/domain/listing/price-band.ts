import { createBands } from '../search/bands.ts';
import { isPrice } from '../vehicle/price.ts';

/** Where one price range ends and the next begins, in dollars. */
const bands = createBands([10_000, 20_000, 30_000, 40_000, 50_000, 60_000, 80_000, 100_000]);

/** Every price range in ascending order: 'Under $10,000', '$10,000 to $20,000' … 'Over $100,000'. */
export const priceBands = bands.names;

/** The price range of an effective price in dollars, as the field `price_range` of the index has it; null without a price. */
export const findPriceBand = (price: number | null): string | null =>
  isPrice(price) ? bands.find(price) : null;
