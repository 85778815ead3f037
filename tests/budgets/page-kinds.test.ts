import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shareOutPages } from './page-kinds.js';

const root = mkdtempSync(path.join(tmpdir(), 'kinds-'));
afterAll(() => rmSync(root, { recursive: true }));

function makeSite(name: string, files: readonly string[]): string {
  for (const file of files) {
    mkdirSync(path.join(root, name, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, name, file), '');
  }
  return path.join(root, name);
}

test('kinds that templates draw differently are looked at in both, the others once', () => {
  const shared = ['index.html', 'cars/kia/index.html', 'compare/index.html', 'print/index.html', '404.html'];
  const sites = [makeSite('one', [...shared, 'privacy-policy/index.html']), makeSite('other', shared)];
  const kinds = shareOutPages(sites).map((pages) => pages.map(({ kind }) => kind));
  expect(kinds).toEqual([
    ['home', 'vehicle', 'compare', 'privacy', 'not found'],
    ['home', 'vehicle', 'print'],
  ]);
});
