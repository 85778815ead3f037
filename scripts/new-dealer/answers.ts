import { adviseMake } from '#config/load/brands.ts';
import type { Library } from '#config/load/library.ts';
import { formatInternational } from '#config/resolvers/phone.ts';
import { statesOfPostcode } from '#domain/location/postcode-states.ts';
import { slugify } from '#domain/site/slug.ts';
import { parseColour } from '#config/theme/colour.ts';

/** What must be known of a dealer before there is a file. Optional answers may be empty. */
export interface Answers {
  name: string;
  slug: string;
  url: string;
  street: string;
  suburb: string;
  state: string;
  postcode: string;
  phone: string;
  licence: string;
  make: string;
  template: string;
  colour: string;
}

export interface Question {
  key: keyof Answers;
  ask: string;
  example: string;
  required: boolean;
  /** The answer that holds when none is given, from the answers so far. */
  initial?: (answers: Partial<Answers>) => string;
  /** What was expected, completing "expected …", or null when the answer is good. */
  check?: (answer: string) => string | null;
  /** What to do about a wrong answer. */
  advice?: (answer: string) => string;
}

export const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

const expect =
  (good: (answer: string) => boolean, expected: string) =>
  (answer: string): string | null =>
    good(answer) ? null : expected;

const isSlug = (answer: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer) && answer.length <= 63;

/** Whether a dealer has the short name already. */
const isTaken = (library: Library, slug: string): boolean => library.yaml(`${slug}.yaml`) !== null;

/** The questions, in their order; the first template and no make are the defaults. */
export const createQuestions = (templates: readonly string[], library: Library): Question[] => [
  { key: 'name', ask: 'Name of the business', example: 'Harbour Toyota', required: true },
  {
    key: 'slug',
    ask: 'Short name, for the file and local address',
    example: 'harbour-toyota',
    required: true,
    initial: ({ name }) => slugify(name ?? ''),
    check: (answer) =>
      !isSlug(answer)
        ? 'small letters, digits and hyphens, at most 63'
        : isTaken(library, answer)
          ? `a name that is still free: ${library.directory}/${answer}.yaml exists already`
          : null,
    advice: (answer) =>
      isTaken(library, answer) ? 'Choose another name, such as one with the suburb, or edit that file.' : '',
  },
  {
    key: 'url',
    ask: 'Address of the finished site',
    example: 'https://www.example.com.au',
    required: false,
    // No address out of a wrong slug: that would be told as a mistake of its own.
    initial: ({ slug }) => (slug && isSlug(slug) ? `https://www.${slug}.example` : ''),
    check: expect(
      (answer) => /^https:\/\/[a-z0-9.-]+\.[a-z]{2,}\/?$/i.test(answer),
      'https:// and a host name',
    ),
  },
  { key: 'street', ask: 'Street and number', example: '118 Shore Street', required: true },
  { key: 'suburb', ask: 'Suburb or town', example: 'Cleveland', required: true },
  {
    key: 'postcode',
    ask: 'Postcode',
    example: '4163',
    required: true,
    check: expect((answer) => /^\d{4}$/.test(answer), '4 digits'),
  },
  {
    key: 'state',
    ask: 'State or territory',
    example: 'QLD',
    required: true,
    initial: ({ postcode }) => statesOfPostcode(postcode ?? '')[0] ?? '',
    check: expect((answer) => (states as readonly string[]).includes(answer), `one of ${states.join(', ')}`),
  },
  {
    key: 'phone',
    ask: 'Phone number',
    example: '07 7010 1234',
    required: true,
    check: expect(
      (answer) => formatInternational(answer) !== null,
      'an Australian number with its area code',
    ),
  },
  {
    key: 'licence',
    ask: 'Motor dealer licence number',
    example: '1234567',
    required: true,
    check: expect((answer) => /\d/.test(answer), 'a number, which the site must show'),
  },
  {
    key: 'make',
    ask: 'The one make sold new, or nothing',
    example: 'Toyota',
    required: false,
    check: (answer) => (adviseMake(library, answer, 'make') === null ? null : 'the name of a make'),
    advice: (answer) => adviseMake(library, answer, 'make') ?? '',
  },
  {
    key: 'template',
    ask: 'Look',
    example: templates.join(' or '),
    required: false,
    initial: () => templates.find((name) => name === 'showroom') ?? templates[0] ?? '',
    check: expect((answer) => templates.includes(answer), `one of ${templates.join(', ')}`),
  },
  {
    key: 'colour',
    ask: 'Main colour',
    example: '#1f4fd8 or navy',
    required: false,
    initial: () => '#1f4fd8',
    check: expect((answer) => parseColour(answer) !== null, 'a CSS colour'),
  },
];

/** Everything that is wrong with answers given as flags, one line each, and one more with advice. */
export function findAnswerProblems(questions: readonly Question[], answers: Partial<Answers>): string[] {
  return questions.flatMap(({ key, required, check, advice, example }) => {
    const answer = answers[key] ?? '';
    if (answer === '') return required ? [`--${key} is missing, for example --${key} "${example}"`] : [];
    const expected = check?.(answer) ?? null;
    if (expected === null) return [];
    const told = advice?.(answer).replace(`Leave ${key} out`, `Leave --${key} out`).replaceAll('\n', '\n  ');
    return [`--${key}: expected ${expected}, found "${answer}"`, ...(told ? [`  ${told}`] : [])];
  });
}

/** Fills in what was left out and may be. */
export function completeAnswers(questions: readonly Question[], answers: Partial<Answers>): Partial<Answers> {
  const complete: Partial<Answers> = {};
  for (const { key, initial } of questions) {
    const value = answers[key]?.trim() || initial?.(complete);
    if (value) complete[key] = value;
  }
  return complete;
}
