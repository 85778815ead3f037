import * as contract from '#contract/reviews.ts';
import { createSampleReviews, sampleSummary } from '../../sample/reviews.ts';
import { startOfDay } from '../../sample/stock.ts';
import { createEndpoint } from '../endpoint.ts';

/**
 * Sample reviews of a location: GET /reviews?location=<id>&dealership=<id> (DATA-04). It has none beside vehicles that
 * somebody sells, nor where nothing is invented; then a build forgets those that it has read before.
 */
export const getReviews = createEndpoint(contract.getReviews, (api) => async ({ query, answer }) => {
  const known = await api.dealers();
  const [found] = known
    .filter(({ site }) => query.dealership === undefined || site.dealershipId === query.dealership)
    .flatMap(({ site, build: { collections } }) => {
      const location = site.locations.find(({ id }) => id === query.location);
      return location ? [{ site, location, stock: collections.vehicles }] : [];
    });
  if (!found) return answer(404, { message: 'There is no such location.' });
  if (!api.samples || (await api.vehicles.isOwnStock(found.stock))) return answer(200, { reviews: [] });
  const reviews = createSampleReviews(found.site, found.location, startOfDay(Date.now()));
  return answer(200, { ...sampleSummary, reviews });
});
