import * as v from 'valibot';
import { choice, decimal, feature, group, list, text, wholeNumber } from '../values.ts';

/** REV-01, REV-02, REV-03, C22. */
export const reviews = feature(
  'Customer reviews, read at build: section reviews, /pages/reviews/ and pages of locations; or false.',
  {
    source: group('Where reviews come from.', {
      name: choice(
        'file: reviews.yaml or reviews.csv in the folder of the dealer. index: the collection that npm run stock -- import --kind reviews fills. api: the dealer API.',
        ['file', 'index', 'api'],
      ),
    }),
    minReviewRating: v.optional(
      decimal(
        'Stars that a review needs to be shown. Default: 4. The average of all stands beside them anyway.',
        1,
        5,
      ),
      4,
    ),
    minAverage: v.optional(
      decimal('Average of all reviews below which none are shown. Default: 0, always.', 0, 5),
      0,
    ),
    most: v.optional(wholeNumber('Reviews shown at once, newest first. Default: 10.', 1, 50), 10),
    excludedCustomers: v.optional(
      list(
        'Customers whose reviews are not shown, such as your own staff. Pages say how many are left out.',
        text('Name, as it stands in the review.'),
      ),
      [],
    ),
    excludedIds: v.optional(
      list('Ids of reviews that are not shown. Pages say how many are left out.', text('Id.')),
      [],
    ),
  },
);
