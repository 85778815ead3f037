import * as v from 'valibot';
import { vehicleCategories } from '#domain/vehicle/fields/field.ts';
import { link, picture, slug } from './location/addresses.ts';
import { pageSections } from './sections/section.ts';
import { choice, group, list, maybe, text, wholeNumber } from './values.ts';

const grade = v.strictObject(
  {
    name: text('Name of the grade, as the stock spells it: its badge, or the beginning of it.'),
    text: maybe(text('A few own words.')),
    price: maybe(
      wholeNumber(
        'Drive-away list price in whole dollars: the total that everybody pays. A price to which charges come is none.',
        1000,
        5_000_000,
      ),
    ),
  },
  'a grade with its name',
);

const model = v.strictObject(
  {
    name: text('Name of the model.'),
    slug: maybe(slug('Name in addresses. Default: from the name.')),
    body: maybe(text('Body, for example SUV.')),
    tagline: maybe(text('A few own words.')),
    image: maybe(picture('Picture.', 400)),
    overrideUrl: maybe(link('Page that "Explore" leads to instead.')),
    grades: v.optional(
      list('Grades, the first of the range first. Default: those that are in stock, by price.', grade, 30),
    ),
    colours: v.optional(
      list('Paints. Default: those that are in stock.', text('Name of a paint, such as Glacier White.'), 40),
    ),
  },
  'a model with its name',
);

/** The `brand:` part of dealers/_brands/<make>.yaml (DATA-06, BRND-02). Facts and own words only. */
export const brand = v.pipe(
  v.strictObject(
    {
      name: text('Name of the make.'),
      kind: maybe(choice('What the make builds above all; car when left out.', vehicleCategories)),
      logo: maybe(picture('Logo.')),
      banner: maybe(picture('Wide picture for the brand page.', 1000)),
      paragraphs: list('Paragraphs of the brand page.', text('A paragraph.', 'a text', 2000), 20),
      models: list('The current range, most important first.', model, 100),
      overviewUrl: maybe(link('Page that replaces the overview.')),
      legalLine: maybe(
        text(
          'What the maker asks its dealers to print, such as trade marks or warranty conditions: below its page, its models and its offers.',
          'a text',
          1000,
        ),
      ),
      termsUrl: maybe(link('Where the terms of the maker stand: a page, or a PDF. A link beside that line.')),
    },
    'a group of settings',
  ),
  v.description('What brand pages say about the make.'),
);

/** A dealer's own words about the makes that it represents, by the make's name in addresses (BRND-02). */
export const brandTexts = v.pipe(
  v.record(
    v.string(),
    group('Own words about one make.', {
      paragraphs: maybe(
        list(
          'Paragraphs of its page, in the place of those of the brand file.',
          text('A paragraph.', 'a text', 2000),
          20,
        ),
      ),
      banner: maybe(picture('Wide picture for its page, in the place of that of the brand file.')),
      offers: maybe(text('A sentence above the offers of the make.')),
      sections: maybe(pageSections('Sections of its page, below what it usually has, in order.')),
      models: maybe(
        v.pipe(
          v.record(
            v.string(),
            group('What pages of one model show besides.', {
              sections: pageSections('Sections of its page, below what it usually has, in order.'),
            }),
            'a group of settings',
          ),
          v.description('Sections of pages of models, by their names in addresses.'),
        ),
      ),
    }),
    'a group of settings',
  ),
  v.description('Own words about makes on their pages, for example { kia: { paragraphs: [ … ] } }.'),
);

declare module '#domain/site/settings.ts' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface WrittenBrand extends v.InferOutput<typeof brand> {}
}
