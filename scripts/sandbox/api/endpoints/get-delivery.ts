import * as contract from '#contract/delivery.ts';
import { createEndpoint } from '../endpoint.ts';

/** What delivery to a postcode costs, with the name of its region (DELV-02); both null where no price is known (DELV-03). */
export const getDelivery = createEndpoint(
  contract.getDelivery,
  ({ deliveryPrices }) =>
    ({ query: { postcode: asked }, answer }) => {
      const region = deliveryPrices.find(({ from, to }) => Number(asked) >= from && Number(asked) <= to);
      return answer(200, { price: region?.price ?? null, name: region?.name ?? null });
    },
);
