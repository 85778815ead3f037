import * as v from 'valibot';
import { link } from '../location/addresses.ts';
import { choice, flag, group } from '../values.ts';

const button = (description: string) =>
  v.pipe(
    v.union([v.literal(false), link('Where it leads.')], 'false, or a path or web address'),
    v.description(`${description}, or false. It learns the vehicle by ?car_id=….`),
  );

/** Cards of vehicles in lists (CARD rows). */
export const card = group('Cards of vehicles.', {
  soldStyle: choice('How a sold vehicle looks: its banner alone, faded, or with a stamp.', [
    'plain',
    'faded',
    'stamp',
  ]),
  actions: group('Buttons.', {
    details: flag('View Details.'),
    finance: button('Page that Get Finance leads to, #finance for the calculator on the page of the vehicle'),
    testDrive: button('Page that Book a Test Drive leads to'),
    reserve: v.pipe(
      v.union([v.boolean(), link('Where it leads.')], 'true, false, or a path or web address'),
      v.description(
        'true: the page that the setting reserve names; else a page of yours, or false. It learns the vehicle by ?car_id=….',
      ),
    ),
  }),
});
