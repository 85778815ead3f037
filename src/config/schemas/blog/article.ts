import * as v from 'valibot';
import { pick } from '#domain/site/pick.ts';
import { slugify } from '#domain/site/slug.ts';
import { pageEntries } from '../page/own-page.ts';
import { moment } from '../page/period.ts';
import { flag, group, makeName, maybe, text } from '../values.ts';

const category = v.pipe(
  text(
    'What it is about in one or two words; articles of a category have a list of their own.',
    'a text',
    40,
  ),
  v.check((name) => slugify(name) !== '', 'a category with letters or digits'),
);

/** The settings at the top of an article, between two lines of `---`. */
export const article = v.pipe(
  group('An article of the blog.', {
    ...pick(pageEntries, 'title', 'description', 'image', 'expiry', 'replacedBy'),
    date: maybe(
      moment(
        'Day of the article, in the time zone of the dealer; one in the future appears on that day. Default: the day in the name of the file.',
      ),
    ),
    author: maybe(text('Who wrote it.', 'a name', 80)),
    category: maybe(category),
    make: maybe(makeName('Make that it is about: vehicles of it in stock stand below the text.')),
    model: maybe(text('Model that it is about, beside its make.', 'a model', 60)),
    draft: v.optional(flag('true keeps it back.'), false),
    ...pick(pageEntries, 'indexed', 'sections', 'aliases'),
  }),
  v.forward(
    v.check(
      ({ make, model }) => model === null || make !== null,
      'expected a make beside the model, found none\nWrite make: too.',
    ),
    ['model'],
  ),
);

export type ArticleSettings = v.InferOutput<typeof article>;
