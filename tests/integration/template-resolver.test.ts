import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { templateResolver } from '#integration/template-resolver.ts';

const templates = mkdtempSync(path.join(tmpdir(), 'templates-'));
for (const file of [
  'base/parts/Card.tsx',
  'base/parts/Price.tsx',
  'base/parts/Price.css',
  'base/shell/Page.astro',
  'bold/parts/Price.tsx',
]) {
  mkdirSync(path.dirname(path.join(templates, file)), { recursive: true });
  writeFileSync(path.join(templates, file), '');
}

const { resolveId } = templateResolver(templates, 'bold');
const handler = (typeof resolveId === 'object' ? resolveId.handler : resolveId) as unknown as (
  source: string,
  importer: string | undefined,
) => string | null;

const outside = '/project/src/routes/home.astro';
const within = (file: string): string => path.join(templates, file);

test.each([
  ['the template’s own file', '#parts/Price.tsx', outside, 'bold/parts/Price.tsx'],
  ['base where the template has none', '#parts/Card.tsx', outside, 'base/parts/Card.tsx'],
  ['shell files as well', '#shell/Page.astro', outside, 'base/shell/Page.astro'],
  ['a relative import in base', './Price.tsx', within('base/parts/Card.tsx'), 'bold/parts/Price.tsx'],
  [
    'a relative import in the template',
    './Price.css',
    within('bold/parts/Price.tsx'),
    'base/parts/Price.css',
  ],
  ['its own name is base’s', '#parts/Price.tsx', within('bold/parts/Price.tsx'), 'base/parts/Price.tsx'],
  ['queries stay', '#parts/Price.tsx?raw', outside, 'bold/parts/Price.tsx?raw'],
  [
    'the importer’s query does not matter',
    './Price.tsx',
    within('base/parts/Card.tsx?x'),
    'bold/parts/Price.tsx',
  ],
])('%s', (_why, source, importer, expected) => expect(handler(source, importer)).toBe(within(expected)));

test.each([
  ['a file that nobody has', '#parts/None.tsx', outside],
  ['relative imports elsewhere', './home.css', outside],
  ['base’s file by its full name', '../../base/parts/Price.tsx', within('bold/parts/Price.tsx')],
])('leaves alone: %s', (_why, source, importer) => expect(handler(source, importer)).toBeNull());
