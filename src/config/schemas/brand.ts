import * as v from 'valibot';
import { brandKinds } from '#domain/brand/brand.ts';
import { link, picture, slug } from './location/addresses.ts';
import { choice, list, maybe, text } from './values.ts';

const model = v.strictObject(
  {
    name: text('Name of the model.'),
    slug: maybe(slug('Name in addresses. Default: from the name.')),
    body: maybe(text('Body, for example SUV.')),
    tagline: maybe(text('A few own words.')),
    image: maybe(picture('Picture.')),
    overrideUrl: maybe(link('Page that "Explore" leads to instead.')),
  },
  'a model with its name',
);

/** The `brand:` part of dealers/_brands/<make>.yaml (DATA-06, BRND-02). Facts and own words only. */
export const brand = v.pipe(
  v.strictObject(
    {
      name: text('Name of the make.'),
      kind: maybe(choice('What the make builds above all; car when left out.', brandKinds)),
      logo: maybe(picture('Logo.')),
      banner: maybe(picture('Wide picture for the brand page.')),
      paragraphs: list('Paragraphs of the brand page.', text('A paragraph.', 'a text', 2000), 20),
      models: list('The current range, most important first.', model, 100),
      overviewUrl: maybe(link('Page that replaces the overview.')),
    },
    'a group of settings',
  ),
  v.description('What brand pages say about the make.'),
);

declare module '#domain/site/settings.ts' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface WrittenBrand extends v.InferOutput<typeof brand> {}
}
