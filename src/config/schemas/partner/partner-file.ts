import * as v from 'valibot';
import { eventKeys, eventParameters } from '#domain/analytics/events.ts';
import {
  consentClasses,
  partnerFacts,
  partnerKinds,
  partnerMoments,
  partnerPermissions,
  partnerPlaces,
} from '#domain/partner/partner.ts';
import { choice, flag, group, list, maybe, pattern, text, wholeNumber } from '../values.ts';
import { namesOwnThings } from '#domain/partner/facts.ts';
import { frame, origin, partnerLink, script, withHost } from './partner-source.ts';

const servers = (description: string) => v.optional(list(description, origin('Server.'), 8), []);

const expectedOption = 'a name such as account';
const option = group('An option that dealers may write.', {
  about: text('What it is.'),
  required: v.optional(flag('Whether each dealer must say it.'), true),
  choices: maybe(list('The only values there are.', text('A value.', 'a text', 100), 50)),
});

const pixels = (description: string, most: number) => wholeNumber(description, 1, most, 'a number of pixels');

/** A file of dealers/_partners: who a partner is, what it loads, and what it may know. */
export const partnerFile = v.pipe(
  v.strictObject({
    title: text('Name of the service, as shoppers read it.', 'a text', 60),
    company: text('Who runs it.', 'a text', 100),
    privacy: withHost(
      'Page that says what they do with data.',
      /^https:\/\/[^\s"'<>\\]+$/,
      'a web address that starts with https://',
    ),
    kind: choice('What it is for; the action chat of vehicle pages opens a chat.', partnerKinds),
    label: text('Words of the button that opens it.', 'a text', 40),
    places: v.pipe(
      list('Places where it can stand.', choice('Place.', partnerPlaces)),
      v.minLength(1, 'at least one place'),
    ),
    script: maybe(script),
    frame: maybe(frame),
    hosts: v.optional(
      group('Further servers that it needs, by what they serve. Those of script and frame are known.', {
        scripts: servers('Scripts.'),
        styles: servers('Style sheets.'),
        connections: servers('What scripts ask and send.'),
        frames: servers('Frames.'),
        pictures: servers('Pictures.'),
        fonts: servers('Typefaces.'),
        media: servers('Sound and films.'),
      }),
      {},
    ),
    size: maybe(
      group('Box that is kept free for it; none for what nobody sees.', {
        width: pixels('Width of a panel over the page; in the page it takes what there is.', 1200),
        height: pixels('Height.', 2000),
      }),
    ),
    minWidth: v.optional(pixels('Width below which it cannot be used.', 1200), 1),
    consent: choice('What shoppers are asked for before it loads.', consentClasses),
    sees: v.optional(
      group('All that it is told. Nothing of it is about a person.', {
        events: v.optional(
          list('When it is told something.', choice('Event.', [...partnerMoments, ...eventKeys])),
          [],
        ),
        fields: v.optional(
          list('What it is told then.', choice('Field.', [...partnerFacts, ...eventParameters])),
          [],
        ),
      }),
      {},
    ),
    options: v.optional(
      v.pipe(
        v.record(
          v.pipe(v.string(expectedOption), v.regex(/^[a-z][a-zA-Z0-9]{0,39}$/, expectedOption)),
          option,
          'a group of options',
        ),
        v.description('Options that dealers may write, by their names.'),
      ),
      {},
    ),
    keeps: v.optional(
      list(
        'What its script leaves in the cookies and the storage of the site; deleted when consent is taken back.',
        v.pipe(
          pattern('Name, or its beginning and *.', /^[\w.:-]+\*?$/, 'a name, or its beginning and *'),
          v.check(
            (name) => !namesOwnThings(name),
            ({ input }) =>
              `expected names of the script's own, found ${input}, which takes what the site itself keeps for shoppers: enquiries on their way, saved vehicles, their choices`,
          ),
        ),
        30,
      ),
      [],
    ),
    permissions: v.optional(
      list('Features of the browser that it needs.', choice('Feature.', partnerPermissions)),
      [],
    ),
    budget: group('What it loads at most.', {
      kilobytes: wholeNumber('Kilobytes over the network.', 1, 5000),
      requests: wholeNumber('Requests.', 1, 200),
    }),
    link: maybe(partnerLink),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { script, frame, size, places, kind, consent } = dataset.value;
    if (kind === 'tracking' && (consent === 'necessary' || consent === 'functional'))
      addIssue({
        message: `expected consent: analytics or marketing, because it counts or follows visitors, found ${consent}`,
      });
    if ((script === null) === (frame === null))
      addIssue({
        message: 'expected either a script or a frame, found ' + (script === null ? 'neither' : 'both'),
      });
    const seen = places.find((place) => place !== 'page.end');
    if (size === null && seen !== undefined)
      addIssue({
        message: `expected a size, because at ${seen} it is seen and pages keep its box free, found none\nWrite size: { width: 360, height: 480 }.`,
      });
  }),
);

/** What a file of dealers/_partners says. */
export type PartnerFile = v.InferOutput<typeof partnerFile>;
