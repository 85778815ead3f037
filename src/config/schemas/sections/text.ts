import * as v from 'valibot';
import { link } from '../location/addresses.ts';
import { choice, group, text } from '../values.ts';
import { buttons, kind, links, ownTitle, sentence, someOf, title } from './kind.ts';
import { markdown } from './markdown.ts';
import { comparison } from './table.ts';

/** Sections in the dealer's own words. */
export const textSections = [
  kind('text', { title: ownTitle, text: markdown('What it says, in Markdown.'), links: buttons }),
  kind('reasons', {
    title,
    items: someOf(
      'Reasons to buy here.',
      group('One reason.', { title: text('A few words.'), text: text('One sentence.') }),
      'at least one reason',
      8,
    ),
  }),
  kind('steps', {
    title,
    text: sentence,
    items: someOf(
      'Steps, in their order; they are numbered.',
      group('One step.', {
        title: text('A few words.'),
        text: v.optional(text('One or two sentences.', 'a text', 600)),
      }),
      'at least one step',
      12,
    ),
    links: buttons,
  }),
  kind('faq', {
    title,
    text: sentence,
    items: someOf(
      'Questions with their answers, which open on a press.',
      group('One question.', {
        question: text('The question.', 'a question', 300),
        answer: markdown('The answer, in Markdown.', 5_000),
      }),
      'at least one question',
      60,
    ),
  }),
  comparison,
  kind('quote', {
    text: text('What was said, without quotation marks.', 'a text', 1200),
    author: v.optional(text('Who said it.')),
    role: v.optional(text('What they are, for example "Workshop manager" or "Cleveland".')),
  }),
  kind('notice', {
    title: ownTitle,
    text: text('What visitors should know, in one to three sentences.', 'a text', 600),
    tone: v.optional(
      choice('information, or warning for what must not be overlooked.', ['information', 'warning']),
      'information',
    ),
    link: v.optional(group('A link.', { label: text('Words of the link.'), href: link('Where it leads.') })),
  }),
  kind('callToAction', {
    heading: text('Heading.', 'the heading of this section'),
    text: sentence,
    links: v.pipe(links('Buttons; the first one stands out.'), v.minLength(1, 'at least one link')),
  }),
  kind('countdown', {
    title: text('What ends, for example "End of year sale".'),
    text: sentence,
    end: v.pipe(
      text('When it truly ends, by the clock of the dealer.'),
      v.regex(
        /^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])([T ]([01]\d|2[0-3]):[0-5]\d)?$/,
        'a day such as 2026-12-31, or a day and time such as 2026-12-31T17:00',
      ),
    ),
    links: buttons,
  }),
] as const;
