import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { FinishedSite } from '#scripts/build/report/report.ts';
import { createFailureLines } from '#scripts/start/failure-lines.ts';
import { addLayers, goodDealer } from '../../config/directory.ts';

const folder = mkdtempSync(join(tmpdir(), 'failure-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const aSite = (changed: Partial<FinishedSite> = {}): FinishedSite => ({
  ...{ slug: 'good', template: 'showroom', status: 'failed', error: 'good: one\ntwo' },
  ...changed,
});
const plain = (text: string): string => text.replaceAll(/\u001B\[\d+m/g, '');

test('why a site could not be built is said with dealer, template and report, and once while it stays the same', () => {
  const said: string[] = [];
  const lines = createFailureLines('dist/report.html', (text) => said.push(plain(text)));
  const build = (site: FinishedSite, isTold = false): string[] => {
    said.length = 0;
    lines.note(site, isTold);
    lines.tell();
    return said;
  };
  const told = ['✘ good showroom could not be built:\n    good: one\n    two', '  Report: dist/report.html'];
  const again = ['  The reasons are as before. Report: dist/report.html'];
  expect(build(aSite())).toEqual(told);
  expect(build(aSite())).toEqual(again);
  expect(build(aSite({ error: 'other' }))[0]).toContain('other');
  expect(build(aSite({ status: 'built', error: null }))).toEqual([]);
  expect(build(aSite())).toEqual(told);
  // What a build printed itself.
  expect(build(aSite({ slug: 'bad' }), true)).toEqual([]);
  expect(build(aSite({ slug: 'bad' }))).toEqual(again);
  expect(build(aSite({ slug: 'new', template: '' }))[0]).toContain('✘ new could not be built:');
});

test('a build tells the process that runs it why a dealer has no site', { timeout: 30_000 }, async () => {
  const dealers = join(folder, 'wrong');
  mkdirSync(dealers);
  addLayers(dealers);
  writeFileSync(join(dealers, 'a.yaml'), goodDealer.replace('Bourke', 'Bourke, state: QDL'));
  const folders = ['--dealers', dealers, '--out', join(folder, 'dist'), '--data', join(folder, 'data')];
  const build = fork('scripts/build.ts', folders, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const told: unknown[] = [];
  build.on('message', (message) => told.push(message));
  expect(await new Promise((resolve) => build.once('close', resolve))).toBe(1);
  expect(told).toEqual([
    { slug: 'a', template: '', status: 'failed', error: expect.stringContaining('a.yaml:4') as unknown },
    { ended: 'reported' },
  ]);
});

test('a build whose runner has ended stops without a trace', { timeout: 30_000 }, async () => {
  const file = join(folder, 'build.ts');
  const target = JSON.stringify(aSite());
  writeFileSync(
    file,
    `import { sendFinished } from '${process.cwd()}/scripts/build/report/send-finished.ts';
    import { endWithParent } from '${process.cwd()}/scripts/build/run/end-with-parent.ts';
    const interruption = new AbortController();
    endWithParent(interruption);
    sendFinished(${target});
    setTimeout(() => {
      sendFinished(${target});
      setTimeout(() => process.exit(interruption.signal.aborted ? 130 : 0), 50);
    }, 200);`,
  );
  const build = fork(file, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let errors = '';
  build.stderr?.on('data', (text: Buffer) => (errors += text.toString()));
  build.once('message', () => build.disconnect());
  expect(await new Promise((resolve) => build.once('exit', resolve))).toBe(130);
  expect(errors).toBe('');
});
