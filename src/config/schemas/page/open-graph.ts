import { feature, wholeNumber } from '../values.ts';

/** Pictures with name and price for networks that preview links. */
export const openGraphImages = feature(
  'A picture for each vehicle where its link is shared: photo, name, price and dealer; false: the photo alone.',
  { quality: wholeNumber('JPEG quality.', 1, 100) },
);
