import { email, phone } from './location/addresses.ts';
import { feature, maybe } from './values.ts';

/** ROUTE-16, PARTS-01. */
export const parts = feature(
  'Parts search /parts/search/, from the parts collection of the index, or false.',
  {
    email: maybe(email('Who answers questions about parts. Default: the email address of the dealer.')),
    phone: maybe(
      phone('Phone of the parts counter. Default: that of the first parts department, else the dealer’s.'),
    ),
  },
);
