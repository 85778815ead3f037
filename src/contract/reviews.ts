import * as v from 'valibot';
import { locationReviews } from './answers/location-reviews.ts';
import type { Operation } from './operation.ts';
import { refusal } from './problem.ts';

export const getReviews = {
  id: 'getReviews',
  method: 'GET',
  path: '/reviews',
  caller: 'public',
  about:
    'answers the reviews of a location and the average of all of them; builds ask, never browsers (DATA-04)',
  query: {
    schema: v.object({ location: v.string(), dealership: v.optional(v.string()) }),
    fields: { location: 'Id of the location.', dealership: 'The platform’s id of the dealership.' },
  },
  answers: {
    200: {
      about: 'Bad reviews too: sites choose, and say so.',
      body: {
        schema: locationReviews,
        fields: {
          average_rating: 'Average of all reviews there are, 1 to 5; those that are not sent included.',
          count: 'Number of all reviews there are.',
          stars: 'How many of all gave five stars, four, three, two and one; left out where nobody knows.',
          reviews: 'Those that sites may show.',
          'reviews.id': 'Id, so that a dealer can name it.',
          'reviews.customer_name': 'Name of the customer.',
          'reviews.rating': 'Stars, 1 to 5.',
          'reviews.text': 'Plain text.',
          'reviews.review_date': 'dd/mm/yyyy.',
          'reviews.image':
            'Picture of the customer: a path in the folder of the dealer. Others are not shown.',
          'reviews.url': 'Web address where it can be read.',
          'reviews.reply': 'What the dealer answered, plain text.',
        },
      },
    },
    404: refusal('There is no such location.'),
  },
} satisfies Operation;
