import * as v from 'valibot';
import { menuPlaces } from '#domain/page/page-entry.ts';
import { suggestNearest } from '../../check/nearest.ts';
import { explainFrom } from '../../redirects/redirect-form.ts';
import { link, picture } from '../location/addresses.ts';
import { pageSections } from '../sections/section.ts';
import { choice, flag, group, list, maybe, text, wholeNumber } from '../values.ts';
import { inOrder, moment } from './period.ts';

const expectedAlias = 'an old path that starts with one /, without * and :';
/** As of redirects: what hosts never compare is no part of an address. */
const explainAlias = ({ input }: { input: string }): string =>
  /^\/(?![/\\])[^*:?#]*[?#]/.test(input)
    ? `expected an old path that hosts can read, found "${input}": ${explainFrom(input)}`
    : expectedAlias;
/** What hosts read as a pattern, a query or a fragment is no plain path. */
const aliasForm = /^\/(?![/\\])[^\s"'<>\\?#*:]*$/;

const place = choice('A place in the usual menus.', menuPlaces);
const places = v.pipe(list('Places in the usual menus.', place), v.minLength(1, 'at least one place'));

/** The place that was meant, or how several are written; begins as `validate` expects advice. */
function suggestPlace(input: string): string {
  const named = input.split(/[\s,]+/).filter((word) => (menuPlaces as readonly string[]).includes(word));
  return named.length > 1
    ? `. Did you mean { in: [${named.join(', ')}] }?`
    : suggestNearest(input, menuPlaces).replace(/^ /, '. ');
}

const menu = v.pipe(
  v.union(
    [
      v.pipe(
        place,
        v.transform((name) => ({ label: null, in: [name], order: null })),
      ),
      group('A menu entry.', {
        label: maybe(text('Words of the entry. Default: the title.', 'a text', 60)),
        in: places,
        order: maybe(
          wholeNumber(
            'Its place among own pages there, 1 first. Default: behind those with a number.',
            1,
            99,
          ),
        ),
      }),
    ],
    ({ input }) => {
      if (typeof input === 'string') return `one of ${menuPlaces.join(', ')}${suggestPlace(input)}`;
      return `a place such as company, or a group of settings${Array.isArray(input) ? suggestPlace(input.join(' ')) : ''}`;
    },
  ),
  v.description(
    `Where the usual menus show the page: ${menuPlaces.join(', ')}; or { label: …, in: [company, footer], order: 1 }.`,
  ),
);

/** What may be set of an own page; articles share most of it. */
export const pageEntries = {
  title: text('Heading, tab of the browser and last step of the breadcrumb.', 'the title of the page', 120),
  heading: maybe(text('Heading, where it is another than the title.', 'a text', 160)),
  description: maybe(
    text(
      'One or two sentences for search engines and shared links. Default: the first paragraph.',
      'a text',
      320,
    ),
  ),
  menu: maybe(menu),
  image: maybe(
    picture('Picture at the top and in shared links: its path, or its name beside this file.', 800),
  ),
  kind: v.optional(
    choice('page, or landing: a header with logo and phone alone, and one action.', ['page', 'landing']),
    'page',
  ),
  action: maybe(
    group('The one button of a landing page.', {
      label: text('Words of the button.', 'a text', 40),
      href: link('Where it leads.'),
    }),
  ),
  indexed: v.optional(flag('false keeps search engines and the sitemap away from the page.'), true),
  start: maybe(moment('When it is published, in the time zone of the dealer.')),
  expiry: maybe(moment('When it is last published; a day counts to its end.')),
  replacedBy: maybe(link('Where its address leads while it is not published.')),
  sections: v.optional(pageSections('Sections below the text, or in its place; a hero stands above it.'), []),
  aliases: v.optional(
    list(
      'Other and older addresses, which lead to this page.',
      v.pipe(text('Old path.', expectedAlias), v.regex(aliasForm, explainAlias)),
    ),
    [],
  ),
};

/** The settings at the top of an own page, between two lines of `---`. */
export const ownPage = v.pipe(
  group('An own page.', pageEntries),
  inOrder(),
  v.forward(
    v.check(
      ({ kind, action }) => kind === 'landing' || action === null,
      'expected kind: landing beside an action, found an ordinary page\nWrite kind: landing, or put the link into the text.',
    ),
    ['action'],
  ),
);

export type OwnPageSettings = v.InferOutput<typeof ownPage>;
