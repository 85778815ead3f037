import { describe, expect, test } from 'vitest';
import type { Dealer } from '#config/dealer.ts';
import { goodDealer, loadTexts } from '../directory.ts';
import { chatPartner, framePartner } from './partner-file.ts';

const booking = `partners: [{ name: acme-booking, where: [location.aside], options: { shop: '12' } }]\n`;
const chat = `partners: [{ name: acme-chat, where: [page.end, vehicle.actions] }]\n`;

const files = (settings: string, more: Record<string, string> = {}): Record<string, string> => ({
  'a.yaml': goodDealer + settings,
  '_partners/acme-booking.yaml': framePartner(),
  '_partners/acme-chat.yaml': chatPartner(),
  ...more,
});
const printed = async (settings: string, more?: Record<string, string>): Promise<string> =>
  (await loadTexts(files(settings, more))).printed;
const load = async (settings: string, more?: Record<string, string>): Promise<Dealer> => {
  const { dealers, printed: problems } = await loadTexts(files(settings, more));
  if (!dealers[0]) throw new Error(problems);
  return dealers[0];
};

describe('CFG-05 what becomes of a partner', () => {
  test('its address has the options of the dealer, and its servers stand by their use', async () => {
    const { site } = await load(booking.replace("'12'", "'a&b'"));
    expect(site.partners).toMatchObject([
      {
        name: 'acme-booking',
        load: 'interaction',
        consent: 'functional',
        source: {
          kind: 'frame',
          address: 'https://book.acme.example/start?shop=a%26b',
          sandbox: 'allow-scripts allow-forms',
        },
        dealer: { dealer_name: 'Good Motors' },
        hosts: { frames: ['https://book.acme.example'], scripts: [], connections: [] },
      },
    ]);
    expect(site.vehicle).not.toHaveProperty('partners');
  });

  test('VDP-14 a chat is offered among the actions, where its partner stands there', async () => {
    const { site } = await load(`${chat}vehicle: { actions: [enquire, chat] }\n`);
    expect(site.vehicle.actions).toEqual(['enquire', 'chat']);
    expect(site.vehicle.partners?.buttons).toEqual([{ name: 'acme-chat', label: 'Chat', isChat: true }]);
  });

  test('a group switches a partner off by its name, and its chat and section leave without an error', async () => {
    const group = { '_groups/all.yaml': 'partnersOff: { acme-chat: true, acme-booking: true }\n' };
    const settings = `group: all\npartners:
  - { name: acme-chat, where: [vehicle.actions] }
  - { name: acme-booking, where: [page.section], options: { shop: '12' } }
vehicle: { actions: [enquire, chat] }
sections: { home: [hero, { name: slot, partner: acme-booking }] }
`;
    const { site } = await load(settings, group);
    expect(site.partners).toEqual([]);
    expect(site.sections.home.map(({ name }) => name)).toEqual(['hero']);
    expect(await printed(settings, group)).toContain('no partner: acme-booking is switched off');
  });

  test('a dealer may ask for more consent than the file, and has other words on the button', async () => {
    const { site } = await load(
      booking.replace('where:', 'consent: marketing, label: Book your car in, where:'),
    );
    expect(site.partners[0]).toMatchObject({ consent: 'marketing', label: 'Book your car in' });
  });
});

describe('CFG-05 what a marketer is told of partners', () => {
  test.each<[title: string, settings: string, told: string]>([
    [
      'a name without a file',
      'partners: [{ name: acme-chats, where: [page.end] }]\n',
      'there is no partner acme-chats. Did you mean acme-chat?',
    ],
    [
      'a place that there is not',
      booking.replace('location.aside', 'location.asides'),
      'Did you mean location.aside?',
    ],
    [
      'a place that it was not made for',
      booking.replace('location.aside', 'success.end'),
      'acme-booking cannot stand at success.end. Its file names page.section, location.aside, page.end.',
    ],
    [
      'an option that it does not have',
      booking.replace("shop: '12'", "shop: '12', shops: '3'"),
      'acme-booking has no option shops. Did you mean shop?',
    ],
    [
      'an option that is missing',
      booking.replace("shop: '12'", ''),
      'acme-booking needs the option shop: The number of your workshop.',
    ],
    [
      'less consent than its file asks for',
      booking.replace('where:', 'consent: necessary, where:'),
      'expected functional or analytics or marketing, because its file asks for functional, found necessary',
    ],
    [
      'a box to come near where there is none',
      chat.replace('where:', 'load: visible, where:'),
      'expected interaction or idle, because page.end and vehicle.actions keep no box on the page, found visible',
    ],
    [
      'the same partner twice',
      `partners:\n  - { name: acme-chat, where: [page.end] }\n  - { name: acme-chat, where: [vehicle.actions] }\n`,
      'expected each entry once, found acme-chat again',
    ],
    [
      'a chat button without a chat',
      'vehicle: { actions: [enquire, chat] }\n',
      'vehicle.actions\n  needs a chat among partners with where: [vehicle.actions], for its chat button',
    ],
    [
      'a section of a partner that stands elsewhere',
      `${booking}sections: { home: [hero, { name: slot, partner: acme-booking }] }\n`,
      'expected a partner with where: [page.section], found "acme-booking".',
    ],
    [
      'a switch for nobody',
      'partnersOff: { acme-chatt: true }\n',
      'there is no partner acme-chatt. Did you mean',
    ],
  ])('%s', async (_title, settings, told) => {
    expect(await printed(settings)).toContain(told);
  });

  test.each<[title: string, file: string, told: string]>([
    [
      'a script without its digest',
      chatPartner({ script: { address: 'https://chat.acme.example/chat.js' } }),
      'script.integrity is missing. Digest of the script, so that no other text ever runs.',
    ],
    [
      'a server without https',
      chatPartner({ hosts: { connections: ['http://chat.acme.example'] } }),
      'expected a server by itself, such as https://chat.example.com, in small letters and without a path, found "http://chat.acme.example"',
    ],
    ...['https://chat.acme.example:', 'https://chat..example', 'https://-', 'https://.'].map(
      (server): [string, string, string] => [
        `a server that browsers do not know: ${server}`,
        chatPartner({ hosts: { connections: [server] } }),
        `expected a server by itself, such as https://chat.example.com, in small letters and without a path, found "${server}"`,
      ],
    ),
    [
      'no room where it is seen',
      chatPartner({ size: null }),
      'expected a size, because at vehicle.actions it is seen and pages keep its box free, found none',
    ],
    [
      'neither script nor frame',
      chatPartner({ script: null }),
      'expected either a script or a frame, found neither',
    ],
    [
      'a fact about a person',
      chatPartner({ sees: { events: ['page'], fields: ['email'] } }),
      '1st entry of sees.fields',
    ],
    ['a setting that files do not have', chatPartner({ html: '<script>' }), 'html is not a setting here.'],
  ])('in its file: %s', async (_title, file, told) => {
    const text = await printed(chat, { '_partners/acme-chat.yaml': file });
    expect(text).toContain('_partners/acme-chat.yaml:1:');
    expect(text).toContain(told);
  });

  test('a frame of the site itself could take its sandbox off', async () => {
    const own = { frame: { address: 'https://www.good.example/booking', may: ['ownStorage'] }, options: {} };
    const settings = 'partners: [{ name: acme-booking, where: [location.aside] }]\n';
    expect(await printed(settings, { '_partners/acme-booking.yaml': framePartner(own) })).toContain(
      'expected the frame of acme-booking on another server than this site',
    );
  });

  test('much that loads by itself is told, at a press it is not', async () => {
    const heavy = {
      '_partners/acme-booking.yaml': framePartner({ budget: { kilobytes: 400, requests: 8 } }),
    };
    const told = 'acme-booking load 400 kB by themselves';
    expect(await printed(booking.replace('where:', 'load: visible, where:'), heavy)).toContain(told);
    expect(await printed(booking, heavy)).not.toContain(told);
  });
});

test('a mistake in the file of a partner alone is told, not that its section and chat are missing', async () => {
  const { issues } = await loadTexts(
    files(
      `partners:
  - { name: acme-chat, where: [vehicle.actions] }
  - { name: acme-booking, where: [page.section], options: { shop: '12' } }
vehicle: { actions: [enquire, chat] }
sections: { home: [hero, { name: slot, partner: acme-booking }] }
`,
      {
        '_partners/acme-booking.yaml': framePartner({ kind: 'bookin' }),
        '_partners/acme-chat.yaml': chatPartner({ kind: 'chatt' }),
      },
    ),
  );
  expect(issues.map(({ path }) => path)).toEqual(['kind', 'kind']);
});

describe('VDP-14 partners that nobody would look for where they stand', () => {
  test('a chat of vehicle pages without its action', async () => {
    expect(await printed(chat)).toContain(
      'dealers/a.yaml:6:49  warning  1st partner, 2nd entry of where\n' +
        '  found a chat at vehicle.actions, and the setting vehicle.actions does not name it',
    );
    expect(await printed(`${chat}vehicle: { actions: [enquire, chat] }\n`)).toBe('');
  });

  test('a box for sections that no page has', async () => {
    const section = booking.replace('location.aside', 'page.section');
    expect(await printed(section)).toContain(
      'warning  1st partner, 1st entry of where\n  found page.section, and no page has a section for acme-booking',
    );
    const page = '---\ntitle: Book\nsections: [{ name: slot, partner: acme-booking }]\n---\n';
    expect(await printed(section, { 'a/pages/book.md': page })).toBe('');
  });
});
