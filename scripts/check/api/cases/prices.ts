import { getDelivery } from '#contract/delivery.ts';
import type { Case } from '../case.ts';
import { judgeReadable } from '../judge-readable.ts';

export const makePriceCases = (): Case[] => [
  {
    operation: getDelivery,
    about: 'a price to a postcode',
    query: { postcode: '4000', car_id: '1' },
    fromElsewhere: true,
    expects: [200, 404],
    judge: judgeReadable,
  },
  {
    operation: getDelivery,
    about: 'unknown parameters are no reason to refuse',
    query: { postcode: '4000', of_a_later_release: 'yes' },
    expects: [200, 404],
  },
  {
    operation: getDelivery,
    about: 'what is no postcode is refused',
    query: { postcode: '40' },
    expects: [400],
  },
];
