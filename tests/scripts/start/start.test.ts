import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatHeaders } from '#scripts/build/headers.ts';
import { asksIndex } from '#scripts/start/asks-index.ts';

const folder = mkdtempSync(join(tmpdir(), 'start-'));
const out = join(folder, 'dist');

/** A site that may ask the index at that origin; its folder. */
function writeSite(slug: string, origin: string): string {
  const site = join(out, slug, 'showroom');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<title>Home</title>');
  writeFileSync(join(site, '_headers'), formatHeaders(`default-src 'self'; connect-src 'self' ${origin}`));
  return site;
}

/** Lines of `npm start -- <words>` until it is ready; then Ctrl-C. */
async function readStart(...words: string[]): Promise<string[]> {
  const folders = ['--data', join(folder, 'data'), '--out', out];
  const child = spawn(process.execPath, ['scripts/start.ts', ...folders, ...words]);
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (line.startsWith('Ready')) child.kill('SIGINT');
  }
  return lines;
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

test('a start on another port says which sites were built for the former one, and draws only the stock that was asked for', async () => {
  writeSite('harbour-toyota', `http://127.0.0.1:${port}`);
  const flags = ['--no-build', '--dealer', 'macs-yard', '--port', '0', '--sandbox-port', String(port)];
  const lines = await readStart(...flags);
  expect(lines.filter((line) => line.includes('sample stock'))).toEqual([
    '  sample stock 1/1: macs-yard, 40 vehicles',
  ]);
  expect(lines.find((line) => line.includes('//harbour-toyota.localhost'))).toContain(
    'was built for another index',
  );
}, 60_000);

test('a site may ask the index that its own policy names', async () => {
  const site = writeSite('volt-electric', 'http://127.0.0.1:8142');
  expect(await asksIndex(site, 'http://127.0.0.1:8142')).toBe(true);
  expect(await asksIndex(site, 'http://127.0.0.1:814')).toBe(false);
  expect(await asksIndex(join(out, 'nowhere'), 'http://127.0.0.1:8142')).toBe(false);
});
