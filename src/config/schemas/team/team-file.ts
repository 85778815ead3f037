import * as v from 'valibot';
import { email, path, phone, pictureKind, slug } from '../location/addresses.ts';
import { group, list, maybe, text, wholeNumber } from '../values.ts';

/** One person in a file team.yaml. */
const member = group('A person, who has agreed to stand on the website: that is yours to ask.', {
  id: maybe(slug('Name in addresses, as in ?contact=aiko-tanaka. Default: from the name.')),
  name: text('Name.', 'the name of a person', 120),
  role: maybe(text('What they are, for example "Sales manager".', 'a text', 120)),
  department: maybe(text('Department, by which the section team chooses.', 'a text', 60)),
  photo: maybe(
    v.pipe(
      path('Picture, a file in the folder of the dealer; initials without one.'),
      v.metadata({ kind: pictureKind, width: 320, isOwnOnly: true }),
    ),
  ),
  phone: maybe(phone('Direct number.')),
  email: maybe(email('Email address.')),
  languages: maybe(list('Languages besides English.', text('Language.', 'a language', 40), 12)),
  since: maybe(wholeNumber('Year in which they began here.', 1900, 2100, 'a year')),
  text: maybe(text('A few sentences about them.', 'a text', 600)),
  location: maybe(text('Slug of the location where they work; all locations without one.')),
});

export type WrittenMember = v.InferOutput<typeof member>;

/** The file team.yaml. */
export const teamFile = group('People who work here.', {
  team: v.pipe(
    v.array(member, 'a list'),
    v.maxLength(300, 'a list of at most 300'),
    v.description('People, in the order in which pages show them.'),
  ),
});
