import * as v from 'valibot';
import { sortOrders, type SortKey } from '#domain/listing/state.ts';
import { choice, makeName, text } from '../values.ts';
import { filter } from './filter.ts';
import { count, kind, sentence, title } from './kind.ts';

const sorts = Object.keys(sortOrders).filter((key) => key !== 'relevant') as Exclude<SortKey, 'relevant'>[];
const make = v.optional(makeName('Only of this make.'));

/** Sections that show what the dealer sells. */
export const stockSections = [
  kind('makes', { title }),
  kind('bodyTypes', { title }),
  kind('categories', { title }),
  kind('newest', {
    title: v.optional(
      text('Heading. Default: the usual words. Not shown while nobody knows when vehicles arrived.'),
    ),
    count: count(24),
  }),
  kind('vehicles', {
    title,
    text: sentence,
    filter,
    sort: v.optional(choice('Which ones come first. Default: the newest.', sorts)),
    count: count(24),
  }),
  kind('offers', {
    title,
    count: count(12),
    category: v.optional(text('Only of this category.')),
    make,
    model: v.optional(text('Only of this model.')),
  }),
  kind('salesCounter', { title }),
  kind('range', { title, text: sentence, count: count(60) }),
  kind('models', {
    title,
    text: sentence,
    make,
    models: v.optional(
      v.pipe(
        v.array(text('Name of a model.'), 'a list'),
        v.minLength(1, 'at least one model'),
        v.maxLength(60, 'a list of at most 60'),
        v.description('Only these models of your brands, in this order. Default: all of the make.'),
      ),
    ),
  }),
  kind('brands', { title, text: sentence }),
] as const;
