import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const refused = /A test reads dealers\/.*That is data/;

test('no test, and no command that a test runs, reads what marketers write', async () => {
  expect(() => readdirSync('dealers')).toThrow(refused);
  expect(() => readFileSync('dealers/any.yaml')).toThrow(refused);
  await expect(async () => readFile('dealers/_brands/any.yaml')).rejects.toThrow(refused);
  const command = ['-e', "require('node:fs').readdirSync('dealers')"];
  expect(() => execFileSync(process.execPath, command, { stdio: 'pipe' })).toThrow(refused);
});

test('what all dealers share may be read', () => {
  expect(readFileSync('dealers/_defaults.yaml', 'utf8')).toContain('stock:');
  expect(existsSync('dealers/_legal/privacy.md')).toBe(true);
  expect(readdirSync('tests/dealers/sites').length).toBeGreaterThan(5);
});
