import * as v from 'valibot';
import { answered } from '../audience.ts';
import { pageSections } from '../sections/section.ts';
import { distinct, group, list } from '../values.ts';
import { vehicleSection } from '../vehicle/vehicle-sections.ts';

/** A vehicle page has one of each, with one heading; only calls to action differ by their words. */
const repeatedName = (item: unknown): unknown =>
  typeof item === 'object' && item !== null && 'name' in item && item.name !== 'callToAction'
    ? item.name
    : undefined;

export const sections = group('What the pages are made of, in order.', {
  home: answered(
    v.pipe(
      pageSections('Sections of the home page; those with words of your own may repeat.'),
      v.minLength(1, 'at least one section'),
    ),
  ),
  vehicle: answered(
    v.pipe(
      list('Sections of the vehicle page, below pictures and price.', vehicleSection, 30),
      v.minLength(1, 'at least one section'),
      distinct<v.InferOutput<typeof vehicleSection>>(repeatedName),
    ),
  ),
});
