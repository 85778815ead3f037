import * as contract from '#contract/reviews.ts';
import { createSampleReviews, sampleSummary } from '../../sample/reviews.ts';
import { startOfDay } from '../../sample/stock.ts';
import { createEndpoint } from '../endpoint.ts';

/** Sample reviews of a location: GET /reviews?location=<id>&dealership=<id> (DATA-04). */
export const getReviews = createEndpoint(contract.getReviews, ({ dealers }) => async ({ query, answer }) => {
  const known = await dealers();
  const [found] = known
    .filter(({ site }) => query.dealership === undefined || site.dealershipId === query.dealership)
    .flatMap(({ site }) => {
      const location = site.locations.find(({ id }) => id === query.location);
      return location ? [{ site, location }] : [];
    });
  if (!found) return answer(404, { message: 'There is no such location.' });
  const reviews = createSampleReviews(found.site, found.location, startOfDay(Date.now()));
  return answer(200, { ...sampleSummary, reviews });
});
