import * as v from 'valibot';
import { feature, pattern } from '../values.ts';

const storeCode = pattern(
  'Store code.',
  /^[A-Za-z0-9_-]{1,64}$/,
  'the store code of the business profile: up to 64 letters, digits, _ and -',
);

/** The feed of a dealer's own vehicle ads. */
export const vehicleAds = feature(
  'Feed of vehicle ads, /vehicle-ads.tsv, for a merchant account; or false.',
  {
    storeCodes: v.pipe(
      v.record(v.string(), storeCode, 'a group of locations, each with its store code'),
      v.description('Store code of the business profile of each location, by the slug of the location.'),
    ),
  },
);
