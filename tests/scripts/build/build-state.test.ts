import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { BuildState, type TargetState } from '#scripts/build/build-state.ts';

const data = mkdtempSync(path.join(tmpdir(), 'state-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const out = path.join(data, '..', 'dist');
const state = (fingerprint: string): TargetState => ({
  fingerprint,
  validUntil: null,
  vehicles: 3,
  pages: 12,
  bytes: 4096,
  seconds: 0.5,
});

test('remembers targets at once and for later builds into the same folder, and for no other', () => {
  new BuildState(data, out).write('alpha/base', state('one'));
  const later = new BuildState(data, out);
  later.write('beta/base', state('two'));
  expect(new BuildState(data, out).read('alpha/base')).toEqual(state('one'));
  expect(new BuildState(data, out).read('beta/base')).toEqual(state('two'));
  expect(new BuildState(data, path.join(data, 'elsewhere')).read('alpha/base')).toBeUndefined();
});

test('is the same for a project that was moved or restored elsewhere, as long as the folders lie alike', () => {
  const moved = mkdtempSync(path.join(tmpdir(), 'state-'));
  mkdirSync(path.join(moved, 'build'));
  const [file = ''] = readdirSync(path.join(data, 'build'));
  writeFileSync(path.join(moved, 'build', file), readFileSync(path.join(data, 'build', file)));
  expect(new BuildState(moved, path.join(moved, '..', 'dist')).read('alpha/base')).toEqual(state('one'));
  rmSync(moved, { recursive: true });
});

test.each(['', '{', 'null', '[]', '"x"'])('knows nothing when its file is broken: %j', (text) => {
  const [file = ''] = readdirSync(path.join(data, 'build'));
  writeFileSync(path.join(data, 'build', file), text);
  const broken = new BuildState(data, out);
  expect(broken.read('alpha/base')).toBeUndefined();
  broken.write('alpha/base', state('again'));
  expect(new BuildState(data, out).read('alpha/base')).toEqual(state('again'));
});
