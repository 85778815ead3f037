import type { GeocoderDriver } from './driver.ts';
import { postcodes } from './postcodes.ts';

/**
 * Looks a postcode up in a table that comes with the site: no request, no third party. Each row is the town in the
 * middle of a run of postcodes, so distances are right to about 10 km in cities and 50 km in the country, which is
 * enough to tell which location is nearest.
 */
export const geocodeByTable: GeocoderDriver<'table'> = (_endpoint, postcode) => {
  const number = Number(postcode);
  const found = postcodes.find(([first, last]) => number >= first && number <= last);
  return Promise.resolve(found ? { latitude: found[2], longitude: found[3] } : null);
};
