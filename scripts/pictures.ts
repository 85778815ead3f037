import { Command } from 'commander';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { films, readScenes } from './pictures/film.ts';
import { serveStudio } from './pictures/serve-studio.ts';
import { createStills, fullTurn, goodsShot, halfTurn, type NamedShot } from './pictures/shots.ts';
import type { Scene } from './pictures/studio/film.ts';
import { writeFrame, type Exposure } from './pictures/write-frame.ts';
import { bodies, isBody } from './sandbox/images/bodies.ts';
import { goods } from './sandbox/images/goods.ts';
import { scenes } from './sandbox/images/views.ts';
import { carBodies, framesDirectory } from './sandbox/images/frames.ts';
import { findChromium } from './test/chromium.ts';

interface Studio {
  openStudio(body: string): { front: number; rear: number };
  take(shot: NamedShot['shot']): Exposure;
  measure(body: string): void;
  locate(shot: NamedShot['shot']): Record<string, { x: number; y: number } | null>;
  takePlace(name: string, width: number, height: number): Exposure;
  makeFilm(scenes: Scene[]): Promise<string>;
}

const command = new Command('npm run pictures --')
  .description(
    'Model the sandbox’s vehicles and render their neutral frames and paint masks (slow: software WebGL).',
  )
  .option('--body <body...>', `only these bodies (${bodies.join(', ')})`)
  .option('--only <part>', 'stills, spin, places, hotspots, parts, films')
  .option('--view <name...>', 'only these views')
  .option('--missing', 'only pictures that do not exist yet')
  .option('--out <folder>', 'where to write (default: the frames of the sandbox)')
  .option('--port <port>', 'port for the studio page', '0')
  .parse();
const options = command.opts<{
  body?: string[];
  only?: string;
  view?: string[];
  missing?: boolean;
  out?: string;
  port: string;
}>();
const out = options.out ?? framesDirectory;
const wanted = options.body ?? bodies;
const unknown = wanted.find((body) => !isBody(body));
if (unknown !== undefined) command.error(`There is no body “${unknown}”. Choose from ${bodies.join(', ')}.`);

const server = await serveStudio(Number(options.port));
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--no-first-run',
    '--disable-background-networking',
  ],
});
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  await page.goto(server.url);
  await page.waitForFunction('window.studio');
  const wants = (part: string): boolean => !options.only || options.only === part;
  if (wants('stills') || wants('spin')) for (const body of wanted) await renderBody(page, body);
  if (wants('hotspots')) for (const body of wanted.filter(hasCarShape)) await locateHotspots(page, body);
  if (wants('places')) await renderPlaces(page);
  if (wants('parts')) await renderParts(page);
  if (wants('films')) await renderFilms(page);
} finally {
  await browser.close();
  server.close();
}

/** The points are those of a car. */
function hasCarShape(body: string): boolean {
  return body !== 'truck' && carBodies.has(body);
}

/** Writes where the points of a body are seen at every angle of its turn. */
async function locateHotspots(page: Page, body: string): Promise<void> {
  const anchors: Record<string, { angle: number; x: number; y: number }[]> = {};
  await page.evaluate((name) => (window as unknown as { studio: Studio }).studio.measure(name), body);
  for (const { angle, shot } of fullTurn) {
    const places = await page.evaluate(
      (one) => (window as unknown as { studio: Studio }).studio.locate(one),
      shot,
    );
    for (const [name, place] of Object.entries(places))
      if (place) (anchors[name] ??= []).push({ angle, ...place });
  }
  await writeFile(join(out, body, 'hotspots.json'), `${JSON.stringify(anchors)}\n`);
}

async function renderPlaces(page: Page): Promise<void> {
  for (const name of ['interior', ...scenes]) {
    if (options.view && !options.view.includes(name)) continue;
    const folder = join(out, name === 'interior' ? 'cabin' : 'scenes');
    if (options.missing && existsSync(join(folder, `${name}.webp`))) continue;
    const [width, height] = name === 'interior' ? [1040, 780] : [1440, 810];
    const exposure = await page.evaluate(
      ([place, wide, high]) => (window as unknown as { studio: Studio }).studio.takePlace(place, wide, high),
      [name, width, height] as const,
    );
    await writeFrame(folder, name, exposure, 80);
    console.log(name);
  }
}

async function renderParts(page: Page): Promise<void> {
  const folder = join(out, 'parts');
  for (const name of goods) {
    if (options.view && !options.view.includes(name)) continue;
    if (options.missing && existsSync(join(folder, `${name}.webp`))) continue;
    const { bare, albedo } = await page.evaluate(
      ({ part, shot }) => {
        const { studio } = window as unknown as { studio: Studio };
        studio.openStudio(part);
        return studio.take(shot);
      },
      { part: name, shot: goodsShot },
    );
    await writeFrame(folder, name, { bare, albedo }, 80);
    console.log(name);
  }
}

/** Encodes the films from the frames that are there. */
async function renderFilms(page: Page): Promise<void> {
  const folder = join(out, 'films');
  await mkdir(folder, { recursive: true });
  for (const film of films) {
    if (options.view && !options.view.includes(film.name)) continue;
    if (options.missing && existsSync(join(folder, `${film.name}.webm`))) continue;
    const scenes = await readScenes(film);
    const bytes = await page.evaluate(
      (all) => (window as unknown as { studio: Studio }).studio.makeFilm(all),
      scenes,
    );
    await writeFile(join(folder, `${film.name}.webm`), Buffer.from(bytes, 'base64'));
    console.log(`${film.name}: ${Math.round((bytes.length * 0.75) / 1024)} KB`);
  }
}

async function renderBody(page: Page, body: string): Promise<void> {
  const folder = join(out, body);
  const started = Date.now();
  const ends = await page.evaluate(
    (name) => (window as unknown as { studio: Studio }).studio.openStudio(name),
    body,
  );
  const stills = options.only === 'spin' ? [] : createStills(ends);
  const spins = options.only === 'stills' ? [] : halfTurn;
  let written = Promise.resolve();
  for (const { name, shot } of [...stills, ...spins]) {
    if (options.view && !options.view.includes(name)) continue;
    if (options.missing && existsSync(join(folder, `${name}.webp`))) continue;
    const exposure = await page.evaluate(
      (one) => (window as unknown as { studio: Studio }).studio.take(one),
      shot,
    );
    await written;
    written = writeFrame(folder, name, exposure, /^\d+$/.test(name) ? 74 : 82);
  }
  await written;
  console.log(`${body}: ${Math.round((Date.now() - started) / 1000)} s`);
}
