import { Command } from 'commander';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { serveStudio } from './pictures/serve-studio.ts';
import { createStills, halfTurn, type NamedShot } from './pictures/shots.ts';
import { writeFrame, type Exposure } from './pictures/write-frame.ts';
import { bodies, isBody } from './sandbox/images/bodies.ts';
import { scenes } from './sandbox/images/views.ts';
import { framesDirectory } from './sandbox/images/frames.ts';
import { findChromium } from './test/chromium.ts';

interface Studio {
  openStudio(body: string): { front: number; rear: number };
  take(shot: NamedShot['shot']): Exposure;
  takePlace(name: string, width: number, height: number): Exposure;
}

const command = new Command('npm run pictures --')
  .description(
    'Model the sandbox’s vehicles and render their neutral frames and paint masks (slow: software WebGL).',
  )
  .option('--body <body...>', `only these bodies (${bodies.join(', ')})`)
  .option('--only <part>', 'stills, spin, places')
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
  if (options.only !== 'places') for (const body of wanted) await renderBody(page, body);
  if (options.only === 'places' || !options.only) await renderPlaces(page);
} finally {
  await browser.close();
  server.close();
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
