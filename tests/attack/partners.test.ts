import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { validate } from '#config/check/validate.ts';
import { partnerFile } from '#config/schemas/partner/partner-file.ts';
import { partnerHostKinds, type Partner } from '#domain/partner/partner.ts';
import { createSite } from '#config/site/create-site.ts';
import { weighPartners } from '#scripts/build/partner/weigh-partners.ts';
import { createContentSecurityPolicy } from '#scripts/build/site/policy.ts';
import { formatHeaders } from '#scripts/build/site/headers.ts';
import { goodDealer, loadTexts } from '../config/directory.ts';
import { chatPartner, framePartner } from '../config/partner/partner-file.ts';
import { expectInTime } from './processor.ts';

/*
 * The file of a partner and the settings of a dealer are written by many hands: none of them widens the security policy by
 * more than plain servers, reads a file elsewhere, or puts a text of its own into a page.
 */

const hosts = [
  "https://chat.acme.example; script-src 'unsafe-inline'",
  'https://chat.acme.example,https://evil.example',
  "'unsafe-inline'",
  '*',
  'https://*',
  'https://*.example',
  'https:',
  'data:',
  'javascript:alert(1)',
  'https://user:pass@evil.example',
  'https://evil.example/path;script-src *',
  'https://chat.acme.example\nX-Header: 1',
  'http://evil.example',
  'http://127.0.0.1.evil.example',
  'http://localhost@evil.example',
];
const addresses = [
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  '//evil.example/a.js',
  '/chat.js',
  'https://evil.example/a.js; script-src *',
  "https://evil.example/a.js 'unsafe-inline'",
  'https://evil.example/a.js,https://x.example',
  'https://evil.example:99999/a.js',
  'http://127.0.0.1.evil.example/a.js',
];
const settings = 'partners: [{ name: acme, where: [page.end] }]\n';
const check = (file: string, dealer = settings) =>
  loadTexts({ 'a.yaml': goodDealer + dealer, '_partners/acme.yaml': file });

/** Paths of what is wrong with the file of a partner. */
const judge = (file: string): string[] =>
  validate(partnerFile, JSON.parse(file)).problems.map(({ path }) => path.join('.'));

test('files without an attack are good', () => {
  expect([judge(chatPartner()), judge(framePartner())]).toEqual([[], []]);
});

test.each(hosts)('a server is a plain one: %j', (host) => {
  for (const kind of partnerHostKinds)
    expect(judge(chatPartner({ hosts: { [kind]: [host] } }))).toEqual([`hosts.${kind}.0`]);
});

test.each(addresses)('an address is whole and plain: %j', (address) => {
  const integrity = `sha384-${'a'.repeat(64)}`;
  expect(judge(chatPartner({ script: { address, integrity } }))).toEqual(['script.address']);
  expect(judge(framePartner({ frame: { address } }))).toEqual(['frame.address']);
});

test.each(['../_legal/terms', '..', '../../package', 'acme/../acme', '/etc/passwd', 'ACME', '__proto__'])(
  'a name is that of a file of the folder: %j',
  async (name) => {
    const { dealers, printed } = await check(
      chatPartner(),
      `partners: [{ name: ${JSON.stringify(name)}, where: [page.end] }]\n`,
    );
    expect(dealers).toEqual([]);
    expect(printed).toContain('1st partner: name');
  },
);

test('an option stays a value of its address, and words stay words', async () => {
  const file = framePartner({
    places: ['page.end'],
    frame: { address: 'https://book.acme.example/{shop}?shop={shop}' },
  });
  const hostile = `"/../..//evil.example/?x=&y=#';script-src *"`;
  const { dealers } = await check(
    file,
    `partners: [{ name: acme, where: [page.end], options: { shop: ${hostile} } }]\n`,
  );
  const [partner] = dealers[0]?.site.partners ?? [];
  const { origin, searchParams } = new URL(partner?.source.address ?? '');
  expect(origin).toBe('https://book.acme.example');
  expect([...searchParams.keys()]).toEqual(['shop']);
  const site = createSite(dealers[0] as never, 'showroom', { search: 's', other: 'o', lead: 'l' });
  const policy = createContentSecurityPolicy(
    site,
    { vehicles: [], offers: [], parts: [] },
    { scriptHashes: [], styleHashes: [] },
    [],
  );
  expect(policy.split('; ').filter((one) => one.includes('acme'))).toEqual([
    "frame-src 'self' https://book.acme.example",
  ]);
  expect(policy).not.toContain('unsafe');
});

test('a feature of the browser is handed to its frame alone, and the other headers stay', async () => {
  const { dealers } = await check(
    framePartner({ permissions: ['payment'] }),
    settings.replace('where', "options: { shop: '1' }, where"),
  );
  const headers = formatHeaders('p', dealers[0]?.site.partners);
  expect(headers).toContain('payment=("https://book.acme.example")');
  expect(headers.replace('payment=("https://book.acme.example")', 'payment=()')).toBe(formatHeaders('p'));
});

test.each(['forecourt:outbox', 'forecourt:*', 'f*', 'forecourt*', 'forecourt:favourites'])(
  'taking consent back deletes nothing of the site itself: %s',
  (name) => {
    expect(judge(chatPartner({ keeps: [name] }))).toEqual(['keeps.0']);
    expect(judge(chatPartner({ keeps: ['acme*', 'forecast', 'forecourt-acme*'] }))).toEqual([]);
  },
);

test.each(['necessary', 'functional'])('what follows visitors is nothing %s', (consent) => {
  expect(judge(framePartner({ kind: 'tracking', consent }))).toEqual(['']);
  expect(judge(framePartner({ kind: 'tracking', consent: 'analytics' }))).toEqual([]);
});

test.each([
  'partnersOff: { acme: false }',
  'partnersOff: { acme: null }',
  'partnersOff: null',
  'partnersOff: { acme: no }',
])('a partner that a group switches off stays off: %s', async (dealer) => {
  const files = { '_groups/all.yaml': 'partnersOff: { acme: true }\n', '_partners/acme.yaml': chatPartner() };
  const own = `${goodDealer}${settings}group: all\n`;
  const good = await loadTexts({ ...files, 'a.yaml': own });
  expect(good.dealers[0]?.site.partners).toEqual([]);
  const { dealers, printed } = await loadTexts({ ...files, 'a.yaml': `${own}${dealer}\n` });
  expect(dealers).toEqual([]);
  expect(printed).toContain('partnersOff');
});

/** One hostile value for each leaf of a good file, and what no value may do. */
const leaves = (value: unknown, at: string[] = []): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, [...at, key]))
    : [at];
const replace = (value: unknown, [key, ...rest]: string[], by: unknown): unknown => {
  if (key === undefined) return by;
  if (Array.isArray(value))
    return value.map((part, at) => (String(at) === key ? replace(part, rest, by) : part));
  const group = value as Record<string, unknown>;
  return { ...group, [key]: replace(group[key], rest, by) };
};
const hostile: unknown[] = [
  ...hosts,
  ...addresses,
  ...[
    '\ud800',
    '\u202ex',
    '</script>',
    "'",
    'a;b',
    'a,b',
    '*',
    '',
    ' ',
    'a'.repeat(10_000),
    'https://bücher.example',
  ],
  ...[
    'https://2130706433',
    'https://[::1]',
    'https://a.example:0',
    '__proto__',
    'https://a.example?x',
    'HTTPS://A.EXAMPLE',
  ],
  ...[null, true, -1, 1e308, [], {}, [[[]]], { __proto__: null }],
];

test('whatever stands at a place of the file: it is refused, or the policy and headers hold plain servers alone', async () => {
  const tried = [
    framePartner(),
    chatPartner({ hosts: { connections: ['https://x.acme.example'] }, keeps: ['acme*'] }),
  ];
  let taken = 0;
  for (const file of tried)
    for (const leaf of leaves(JSON.parse(file)))
      for (const value of hostile) {
        const { output } = validate(partnerFile, replace(JSON.parse(file), leaf, value));
        if (!output || judge(JSON.stringify(replace(JSON.parse(file), leaf, value))).length > 0) continue;
        taken += 1;
        const named = [output.script?.address, output.frame?.address, ...Object.values(output.hosts).flat()];
        for (const address of named.filter((one) => one !== undefined && one !== null)) {
          expect(address).toMatch(/^https:\/\/[a-z0-9.-]+(:\d+)?(\/[^\s;,'"*<>]*)?$/);
          expect(new URL(address).username).toBe('');
        }
        expect(JSON.stringify(output)).not.toMatch(/<\/script|\\ud800|\u202e/);
      }
  expect(taken).toBeGreaterThan(50);
});

test.each(['<img ', '<link rel=preload ', `<script src=${'a'.repeat(9)} `, `<link ${'rel= '.repeat(9)}`])(
  'a page of a server of others that is made of %j keeps no build busy',
  async (piece) => {
    const server = createServer((_, answer) => void answer.end(piece.repeat(200_000 / piece.length)));
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const begun = performance.now();
    await weighPartners([
      { name: 'acme', source: { kind: 'frame', address }, hosts: {} } as unknown as Partner,
    ]);
    expectInTime(performance.now() - begun, 1_000);
    server.close();
  },
);
