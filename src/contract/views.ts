import * as v from 'valibot';
import { viewCount } from './answers/view-count.ts';
import type { Operation } from './operation.ts';
import { refusal } from './problem.ts';
import { vehiclePath } from './vehicle-path.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.optional(v.string());

export const getViews = {
  id: 'getViews',
  method: 'GET',
  path: '/cars/:slug/view.json',
  caller: 'public',
  about: 'counts a view of the page of a vehicle and answers how many there are (VDP-26)',
  parameters: vehiclePath,
  query: {
    schema: v.object({ photos_count: text, updated_at: text, website_id: text }),
    fields: {
      photos_count: 'Pictures that the page shows.',
      updated_at: 'Epoch seconds of the last change that the page knows.',
      website_id: 'The platform’s id of the site.',
    },
  },
  answers: {
    200: {
      about: 'Views with this one, and what the page may have older.',
      body: {
        schema: v.object({
          ...viewCount.entries,
          car_fields: v.optional(
            v.object({
              photos_count: count,
              updated_at: v.nullable(v.number()),
              status: v.string(),
            }),
          ),
        }),
        fields: {
          views: 'Views of this vehicle. A visitor who comes again on the same day should count once.',
          car_fields: 'The vehicle as it is now.',
          'car_fields.photos_count': 'Pictures that there are.',
          'car_fields.updated_at': 'Epoch seconds of the last change; null when unknown.',
          'car_fields.status': 'Status of the vehicle, such as in_stock or sold.',
        },
      },
    },
    404: refusal('There is no such vehicle.'),
    503: refusal(
      'Nobody sees the page: it is fetched ahead, as a picture or for a page of another site. Nothing was counted.',
    ),
  },
} satisfies Operation;
