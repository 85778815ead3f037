import { createServer, type Server } from 'node:http';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenGraphCard } from '#domain/page/open-graph.ts';
import { drawCard, logoSize, photoSize } from '#scripts/build/site/open-graph/draw-card.ts';
import { usualPatience } from '#scripts/build/site/open-graph/fetch-picture.ts';
import { makeCards, nearlyDay } from '#scripts/build/site/open-graph/make-cards.ts';
import { pruneCards } from '#scripts/build/site/open-graph/prune-cards.ts';
import { drawText } from '#scripts/build/site/open-graph/text-block.ts';
import { isCurrent } from '#scripts/build/run/judge-target.ts';
import { drawPicture } from '#scripts/outside-pictures/draw-picture.ts';
import { listen } from '../../../listen.ts';

const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#2255aa' } })
  .jpeg()
  .toBuffer();
let server: Server;
let origin: string;
let asked: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (request.url?.startsWith('/slow')) setTimeout(() => response.end(photo), 150);
    else if (request.url === '/broken.jpg') response.end('this is no picture');
    else if (request.url === '/gone.jpg') response.writeHead(404).end();
    else response.end(photo);
  });
  origin = await listen(server);
});
afterAll(() => server.close());

let folders: { cache: string; out: string; trusted: string[] };
const roots: string[] = [];
beforeEach(() => {
  asked = [];
  const root = mkdtempSync(path.join(tmpdir(), 'open-graph-'));
  roots.push(root);
  folders = { cache: path.join(root, 'cache'), out: path.join(root, 'site'), trusted: [origin] };
});
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true, force: true })));

const aCard = (changed: Partial<OpenGraphCard> = {}): OpenGraphCard => ({
  name: 'hilux',
  title: '2021 Toyota HiLux SR5',
  subtitle: 'Dealer\nNundah QLD',
  price: { amount: '$54,990', type: 'Drive Away' },
  photo: `${origin}/a.jpg`,
  logo: null,
  dealer: 'Dealer',
  colours: { surface: '#101820', onSurface: '#ffffff', brand: '#cc0000', onBrand: '#ffffff' },
  ...changed,
});
const fileOf = (name: string): string => path.join(folders.out, 'open-graph', `${name}.jpg`);
const make = (...cards: OpenGraphCard[]) => makeCards(cards, 70, folders);

test('each card is a JPEG of 1200 × 630 pixels: the photo, the panel', async () => {
  expect(await make(aCard())).toMatchObject({ drawn: 1, kept: 0, problems: [] });
  const picture = sharp(fileOf('hilux'));
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  const near = (found: number[], wanted: number[]) =>
    found.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 12);
  expect(near(at(300, 300), [0x22, 0x55, 0xaa])).toBe(true);
  expect(near(at(1190, 400), [0x10, 0x18, 0x20])).toBe(true);
});

test('a card is drawn once, then linked, and drawn anew when something on it changes', async () => {
  const other = aCard({ name: 'prado', title: 'Prado' });
  await make(aCard(), other);
  rmSync(folders.out, { recursive: true });
  asked = [];
  expect(await make(aCard(), other)).toMatchObject({ drawn: 0, kept: 2 });
  expect(asked).toEqual([]);
  expect(statSync(fileOf('hilux')).nlink).toBe(2);
  rmSync(folders.out, { recursive: true });
  const cheaper = aCard({ price: { amount: '$53,990', type: 'Drive Away' } });
  expect(await make(cheaper, other)).toMatchObject({ drawn: 1, kept: 1 });
});

test('a card is drawn anew when another logo lies at the address of the former one', async () => {
  const card = aCard({ logo: '/logo.svg' });
  const logo = path.join(folders.out, 'logo.svg');
  const draw = (colour: string) => {
    mkdirSync(folders.out, { recursive: true });
    writeFileSync(
      logo,
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><rect width="90" height="40" fill="${colour}"/></svg>`,
    );
    return make(card);
  };
  expect(await draw('red')).toMatchObject({ drawn: 1, kept: 0 });
  const red = readFileSync(fileOf('hilux'));
  rmSync(folders.out, { recursive: true });
  expect(await draw('red')).toMatchObject({ drawn: 0, kept: 1 });
  rmSync(folders.out, { recursive: true });
  expect(await draw('blue')).toMatchObject({ drawn: 1, kept: 0 });
  expect(readFileSync(fileOf('hilux')).equals(red)).toBe(false);
});

test.each(['gone.jpg', 'broken.jpg'])(
  '%s: drawn without its photo, said so, and tried again',
  async (name) => {
    const card = aCard({ photo: `${origin}/${name}` });
    const { drawn, again, problems } = await make(card);
    expect({ drawn, again, problems }).toEqual({
      ...{ drawn: 1, again: Infinity },
      problems: [
        'Pictures for shared links that were drawn without their photo, which could not be fetched or read: 1.',
      ],
    });
    expect(statSync(fileOf('hilux')).size).toBeGreaterThan(1000);
    rmSync(folders.out, { recursive: true });
    expect((await make(card)).drawn).toBe(1);
  },
);

test('photos of slow servers are left to the next builds once the time is over, and told once', async () => {
  const cards = Array.from({ length: 8 }, (_, index) =>
    aCard({ name: `v${index}`, photo: `${origin}/slow${index}.jpg` }),
  );
  const made = await makeCards(cards, 70, folders, { beyond: 60_000, inAll: 100 });
  expect(asked).toHaveLength(4);
  expect(made).toMatchObject({
    ...{ drawn: 8, again: 0 },
    problems: [
      'Pictures for shared links that were drawn without their photo, because the image servers are too slow for the time that one build waits: 4. The next builds add them.',
    ],
  });
  rmSync(folders.out, { recursive: true });
  const later = await makeCards(cards, 70, folders, { beyond: 60_000, inAll: 10_000 });
  expect(later).toMatchObject({ drawn: 4, kept: 4, problems: [], again: Infinity });
  expect(new Set(asked).size).toBe(8);
});

test('a stock of 3,000 photos that come within 200 ms is drawn by one build, and none waits for ten minutes', () => {
  const usual = (3_000 / 4) * 200;
  expect(usualPatience.inAll).toBeGreaterThan(usual * 1.5);
  expect(usualPatience.inAll).toBeLessThanOrEqual(240_000);
});

test('a site is built anew at once for photos that were left out, and a day later for a server that was silent', () => {
  const now = 1_800_000_000;
  const at = (again: number, later: number) =>
    isCurrent({ fingerprint: 'f', validUntil: now + again, made: now }, 'f', now + later);
  expect(at(0, 0)).toBe(false);
  expect(at(nearlyDay, 3_600)).toBe(true);
  expect(at(nearlyDay, 86_400)).toBe(false);
});

test('a card whose photo does not come has its logo all the same', async () => {
  mkdirSync(folders.out, { recursive: true });
  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90" fill="#00cc00"/></svg>';
  writeFileSync(path.join(folders.out, 'logo.svg'), logo);
  await make(aCard({ photo: `${origin}/gone.jpg`, logo: '/logo.svg' }));
  const { dominant } = await sharp(
    await sharp(fileOf('hilux')).extract({ left: 850, top: 550, width: 50, height: 50 }).toBuffer(),
  ).stats();
  expect(dominant.g).toBeGreaterThan(150);
  expect(dominant.r).toBeLessThan(50);
});

test('a vehicle without a photo has a card all the same', async () => {
  expect(await make(aCard({ photo: null }))).toMatchObject({ drawn: 1, problems: [] });
  expect(asked).toEqual([]);
});

test('an image server that is down is not asked for every picture', async () => {
  const closed = createServer();
  const silent = await listen(closed);
  await new Promise((resolve) => closed.close(resolve));
  const cards = Array.from({ length: 12 }, (_, index) =>
    aCard({ name: `v${index}`, photo: `${silent}/${index}.jpg` }),
  );
  folders.trusted.push(silent);
  expect(await make(...cards)).toMatchObject({ drawn: 12, again: nearlyDay });
  expect(readdirSync(path.dirname(fileOf('x')))).toHaveLength(12);
});

test('words stay in their box, whatever the stock says', async () => {
  const style = { colour: '#ffffff', sizes: [40, 30, 20], width: 320, height: 100 } as const;
  for (const words of [
    'Plain',
    'word '.repeat(60),
    'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    '<b>Tom & "Jerry"</b> &amp;',
    '比亚迪 元 PLUS 🚗',
  ]) {
    const { width, height } = await drawText(words, style);
    expect(width, words).toBeLessThanOrEqual(320);
    expect(height, words).toBeLessThanOrEqual(100);
  }
});

test('a logo that cannot be drawn leaves its place to the name, and is told', async () => {
  mkdirSync(folders.out, { recursive: true });
  writeFileSync(path.join(folders.out, 'logo.svg'), 'no picture');
  const { problems } = await make(aCard({ logo: '/logo.svg' }));
  expect(problems).toEqual([
    expect.stringMatching(
      /^The logo \/logo\.svg could not be drawn within 20 seconds: .+ the name in its place/,
    ),
  ]);
  const named = readFileSync(fileOf('hilux'));
  await make(aCard());
  expect(readFileSync(fileOf('hilux')).equals(named)).toBe(true);
});

test('the logo stands in the place of the name', async () => {
  const written =
    '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><rect width="300" height="60"/></svg>';
  const logo = await drawPicture(Buffer.from(written), logoSize);
  const stage = await drawPicture(photo, photoSize);
  const [named, marked] = await Promise.all([
    drawCard(aCard(), { photo: stage, logo: null }, 70),
    drawCard(aCard(), { photo: stage, logo }, 70),
  ]);
  expect(marked.equals(named)).toBe(false);
});

test('cards that no site links any more go after a month', async () => {
  await make(aCard(), aCard({ name: 'prado', title: 'Prado' }));
  const files = readdirSync(folders.cache, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const old = new Date(Date.now() - 40 * 86_400_000);
  for (const file of files) utimesSync(file, old, old);
  rmSync(fileOf('hilux'));
  pruneCards(folders.cache);
  const left = files.filter((file) => statSync(file, { throwIfNoEntry: false }));
  expect(left).toHaveLength(1);
  expect(readFileSync(left[0] ?? '').equals(readFileSync(fileOf('prado')))).toBe(true);
});
