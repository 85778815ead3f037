import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Partner } from '#domain/partner/partner.ts';
import { warnOfWeights } from '#scripts/build/partner/warn-of-weights.ts';
import { weighPartners } from '#scripts/build/partner/weigh-partners.ts';
import { loadTexts, goodDealer } from '../../../config/directory.ts';
import { chatPartner, framePartner } from '../../../config/partner/partner-file.ts';

const script = 'x'.repeat(6_500);
const page = `<!doctype html><link rel="stylesheet" href="/a.css"><link href='e.js' rel=modulepreload><script type="module" src='b.js'></script>
<img alt="" src="/c.svg"><img alt="" src="https://elsewhere.example/never.png"><a href="/d">d</a>`;
const files: Record<string, string> = {
  '/chat.js': script,
  '/page/': page,
  '/a.css': 'a'.repeat(1_000),
  '/page/b.js': 'b'.repeat(2_000),
  '/page/e.js': 'e'.repeat(3_000),
  '/c.svg': 'c'.repeat(500),
};
const asked: string[] = [];
const server = createServer(({ url = '' }, answer) => {
  asked.push(url);
  const text = files[url];
  if (text === undefined) return void answer.writeHead(404).end();
  if (url !== '/page/b.js') return void answer.end(text);
  answer.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(text));
});
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const digestOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

async function loadPartner(file: string): Promise<Partner[]> {
  const { dealers, printed } = await loadTexts({
    'a.yaml': `${goodDealer}partners: [{ name: acme, where: [page.end], options: { shop: '1' } }]\n`,
    '_partners/acme.yaml': file,
  });
  if (!dealers[0]) throw new Error(printed);
  return dealers[0].site.partners;
}

const loadChat = (text: string, budget: object): Promise<Partner[]> =>
  loadPartner(
    chatPartner({
      script: { address: `${origin}/chat.js`, integrity: digestOf(text) },
      options: { shop: { about: 'The shop.' } },
      budget,
    }),
  );

test('CFG-05 a script is weighed once a build, and nothing is said of one within its budget', async () => {
  const partners = await loadChat(script, { kilobytes: 7, requests: 1 });
  asked.length = 0;
  const weights = await weighPartners([...partners, ...partners]);
  expect(asked).toEqual(['/chat.js']);
  expect(weights.get('acme')).toEqual({ bytes: 6_500, requests: 1, isChanged: false });
  expect(warnOfWeights(partners, weights)).toEqual([]);
});

test('more than was declared, and a script that browsers refuse, are told with their remedy', async () => {
  const partners = await loadChat('an older text', { kilobytes: 4, requests: 1 });
  const [refused, heavy] = warnOfWeights(partners, await weighPartners(partners));
  expect(refused).toContain(`${origin}/chat.js is another script than the one of integrity in`);
  expect(heavy).toContain(
    'it loads 7 kB in 1 request at first, and dealers/_partners/acme.yaml declares at most 4 kB in 1 request.',
  );
});

test('a frame is weighed with what its page loads from the servers of its file', async () => {
  const partners = await loadPartner(
    framePartner({
      frame: { address: `${origin}/page/` },
      places: ['page.end'],
      budget: { kilobytes: 4, requests: 3 },
    }),
  );
  asked.length = 0;
  const weights = await weighPartners(partners);
  expect(asked.toSorted()).toEqual(['/a.css', '/c.svg', '/page/', '/page/b.js', '/page/e.js']);
  const bytes = page.length + 1_000 + gzipSync(files['/page/b.js'] ?? '').length + 3_000 + 500;
  expect(weights.get('acme')).toEqual({ bytes, requests: 5, isChanged: false });
  expect(warnOfWeights(partners, weights)[0]).toContain('in 5 requests at first');
});

test('a partner whose files are far too much together is not measured', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `/large-${at}.js`);
  files['/large/'] = names.map((name) => `<script src="${name}"></script>`).join('');
  for (const name of names) files[name] = 'x'.repeat(1_000_000);
  const load = (): Promise<Partner[]> =>
    loadPartner(framePartner({ frame: { address: `${origin}/large/` }, places: ['page.end'] }));
  expect((await weighPartners(await load())).size).toBe(0);
  files['/large/'] = files['/large/'].slice(0, 500);
  expect((await weighPartners(await load())).size).toBe(1);
});

test('a partner that does not answer keeps no build waiting, and is not judged', async () => {
  const partners = await loadPartner(
    framePartner({ frame: { address: `${origin}/nowhere/` }, places: ['page.end'] }),
  );
  const weights = await weighPartners(partners);
  expect([weights.size, warnOfWeights(partners, weights)]).toEqual([0, []]);
});
