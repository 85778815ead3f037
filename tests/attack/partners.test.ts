import { expect, test } from 'vitest';
import { validate } from '#config/check/validate.ts';
import { partnerFile } from '#config/schemas/partner/partner-file.ts';
import { partnerHostKinds } from '#domain/partner/partner.ts';
import { createSite } from '#config/site/create-site.ts';
import { createContentSecurityPolicy } from '#scripts/build/site/policy.ts';
import { formatHeaders } from '#scripts/build/site/headers.ts';
import { goodDealer, loadTexts } from '../config/directory.ts';
import { chatPartner, framePartner } from '../config/partner/partner-file.ts';

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
