import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BuildState } from '#scripts/build/build-state.ts';
import { formatHeaders } from '#scripts/build/site/headers.ts';
import { announceStart, findRunningStart } from '#scripts/command/running-start.ts';
import { listSites, type ServedSite } from '#scripts/serve/site.ts';
import { asksIndex } from '#scripts/start/asks-index.ts';
import { createSiteLines } from '#scripts/start/site-lines.ts';
import { addLayers, goodDealer, testSites } from '../../config/directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const out = join(folder, 'dist');
const data = join(folder, 'data');

/** A site that may ask the index at that origin; its folder. */
function writeSite(slug: string, origin: string): string {
  const site = join(out, slug, 'showroom');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<title>Home</title>');
  writeFileSync(join(site, '_headers'), formatHeaders(`default-src 'self'; connect-src 'self' ${origin}`));
  return site;
}

/** Lines of a script up to the one that says that it is ready; then Ctrl-C. */
async function readLines(script: string, last: string, words: string[]): Promise<string[]> {
  const folders = ['--data', data, '--out', out, '--dealers', testSites];
  const child = spawn(process.execPath, [script, ...folders, ...words]);
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.includes(last)) child.kill('SIGINT');
  }
  return lines;
}

const readStart = (...words: string[]): Promise<string[]> => readLines('scripts/start.ts', 'Ready', words);

/** A site as a build leaves it whose dealer file was deleted afterwards. */
function writeLeftover(slug: string): void {
  writeSite(slug, 'http://127.0.0.1:8142');
  const state = { fingerprint: '', validUntil: null, vehicles: 0, pages: 1, bytes: 1, seconds: 1 };
  new BuildState(data, out).write(`${slug}/showroom`, state);
}

/** Keeps a port taken. */
let taken: Server;
let port = 0;
beforeAll(async () => {
  taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  port = (taken.address() as { port: number }).port;
});
afterAll(() => {
  taken.close();
  rmSync(folder, { recursive: true });
});

test('a start of one dealer draws its stock and serves its site alone, and says that it was built for another index', async () => {
  for (const slug of ['macs-yard', 'harbour-toyota']) writeSite(slug, `http://127.0.0.1:${port}`);
  const flags = ['--no-build', '--dealer', 'macs-yard', '--port', '0', '--sandbox-port', String(port)];
  const lines = await readStart(...flags);
  expect(lines.filter((line) => line.includes('sample stock'))).toEqual([
    '  sample stock 1/1: macs-yard, 40 vehicles',
  ]);
  expect(lines.filter((line) => line.includes('.localhost'))).toEqual([
    expect.stringMatching(/\/\/macs-yard\.localhost.*was built for another index/),
  ]);
  rmSync(join(out, 'macs-yard'), { recursive: true });
}, 60_000);

test('serving finished sites says as well which of them no dealer file asks for', async () => {
  writeSite('harbour-toyota', 'http://127.0.0.1:8142');
  writeLeftover('gone-motors');
  const lines = await readLines('scripts/serve.ts', '//harbour-toyota.localhost', ['--port', '0']);
  expect(lines.filter((line) => line.includes(`no longer in ${testSites}/`))).toEqual([
    expect.stringContaining('//gone-motors.localhost'),
  ]);
  expect(lines).toHaveLength(2);
}, 60_000);

test('a site may ask the index that its own policy names', async () => {
  const site = writeSite('volt-electric', 'http://127.0.0.1:8142');
  expect(await asksIndex(site, 'http://127.0.0.1:8142')).toBe(true);
  expect(await asksIndex(site, 'http://127.0.0.1:814')).toBe(false);
  expect(await asksIndex(join(out, 'nowhere'), 'http://127.0.0.1:8142')).toBe(false);
});

test('a second start says that one runs already, and where', async () => {
  const withdraw = announceStart(data, 'http://localhost:4999/');
  try {
    const folders = ['--data', data, '--out', out, '--dealers', testSites];
    const { status, stderr } = spawnSync(process.execPath, ['scripts/start.ts', ...folders], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('npm start runs already: its sites are at http://localhost:4999/');
  } finally {
    withdraw();
  }
  expect(findRunningStart(data)).toBeNull();
});

test('a look that was changed is what the address shows, from the moment it is built', async () => {
  const site = writeSite('two-looks', 'http://127.0.0.1:8142');
  const listServed = (): ServedSite[] => listSites(out, new Map([['two-looks', ['marketplace']]]));
  const own = (): ServedSite[] => listServed().filter(({ slug }) => slug === 'two-looks');
  expect(own().map(({ name, template }) => [name, template])).toEqual([['two-looks', 'showroom']]);
  cpSync(site, join(out, 'two-looks', 'marketplace'), { recursive: true });
  expect(own().map(({ name, template }) => [name, template])).toEqual([
    ['two-looks', 'marketplace'],
    ['two-looks--showroom', 'showroom'],
  ]);
  const said: string[] = [];
  const lines = createSiteLines({
    ...{ port: 4321, origin: 'http://127.0.0.1:8142', listSites: own },
    firstTemplate: () => 'marketplace',
    noteLeftover: (target) => (target === 'two-looks/showroom' ? 'is left over' : null),
    say: (line) => void said.push(line),
  });
  await lines.tell({ slug: 'two-looks', template: 'marketplace', status: 'built', error: null });
  expect(said).toEqual([expect.stringContaining('http://two-looks.localhost:4321/  ')]);
  await lines.tellRest();
  expect(said.slice(1)).toEqual([expect.stringContaining('http://two-looks--showroom.localhost:4321/')]);
  await lines.tell({ slug: 'two-looks', template: 'marketplace', status: 'failed', error: 'Why' });
  expect(said.at(-1)).toContain('could not be built; this is its last good site.');
});

test('two templates of a dealer have an address each, whichever is finished first', async () => {
  const site = writeSite('both-looks', 'http://127.0.0.1:8142');
  const said: string[] = [];
  const lines = createSiteLines({
    ...{ port: 4321, origin: 'http://127.0.0.1:8142', firstTemplate: () => 'marketplace' },
    listSites: () =>
      listSites(out, new Map([['both-looks', ['marketplace', 'showroom']]])).filter(
        ({ slug }) => slug === 'both-looks',
      ),
    noteLeftover: () => null,
    say: (line) => void said.push(line),
  });
  await lines.tell({ slug: 'both-looks', template: 'showroom', status: 'built', error: null });
  cpSync(site, join(out, 'both-looks', 'marketplace'), { recursive: true });
  await lines.tell({ slug: 'both-looks', template: 'marketplace', status: 'built', error: null });
  await lines.tellRest();
  expect(said).toEqual([
    expect.stringMatching(/\/\/both-looks\.localhost:4321\/ .*marketplace/),
    expect.stringMatching(/\/\/both-looks--showroom\.localhost:4321\/ .*showroom/),
  ]);
});

test('a start whose only dealer file has a mistake stays, says so, and builds it once it is mended', async () => {
  const dealers = join(folder, 'dealers');
  const own = ['--data', join(folder, 'own-data'), '--out', join(folder, 'own-dist'), '--dealers', dealers];
  mkdirSync(dealers);
  addLayers(dealers);
  writeFileSync(join(dealers, 'a.yaml'), goodDealer.replace('Bourke', 'Bourke, state: QDL'));
  const child = spawn(process.execPath, ['scripts/start.ts', ...own, '--port', '0', '--sandbox-port', '0']);
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.includes('Ready')) writeFileSync(join(dealers, 'a.yaml'), goodDealer);
    // It is built now, or would be: the build itself takes longer than this test may.
    if (line.includes('sample stock')) child.kill('SIGINT');
  }
  expect(errors).toContain('a.yaml:4');
  expect(lines.join('\n')).toMatch(/There is no site to show yet[^]*Ready[^]*sample stock 1\/1: a,/);
}, 60_000);
