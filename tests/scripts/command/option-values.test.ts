import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvalidArgumentError } from 'commander';
import { expect, onTestFinished, test } from 'vitest';
import { readIndexUrl } from '#scripts/command/index-url.ts';
import { readCount, readFolder, readHost, readShard } from '#scripts/command/option-values.ts';

test.each(['1', '20', '1000000'])('a count: %s', (text) => {
  expect(readCount(text)).toBe(Number(text));
});

test.each(['0', '-1', '1.5', 'ten', '', '1000001', '99999999999999999999'])('no count: %s', (text) => {
  expect(() => readCount(text)).toThrow(InvalidArgumentError);
});

test.each(['0/2', '3/2', '1/', '1/1001', '1/99999999999999999999'])('no part of a whole: %s', (text) => {
  expect(() => readShard(text)).toThrow(InvalidArgumentError);
});

test.each(['127.0.0.1', 'Search.example', 'localhost', '[::1]'])('a name of a server: %s', (text) => {
  expect(readHost(text)).toBe(text);
});

test.each(['127.0.0.1/x', 'http://a.example', 'a.example:8108', 'a b', '', '?'])(
  'no name of a server: %s',
  (text) => {
    expect(() => readHost(text)).toThrow(InvalidArgumentError);
  },
);

test.each(['scripts', 'scripts/to/come', '.', '/'])('a folder that is there, or can be made: %s', (text) => {
  expect(readFolder(text)).toBe(text);
});

test.each(['package.json', 'package.json/sandbox'])('no folder: %s', (text) => {
  expect(() => readFolder(text)).toThrow(/Expected a folder, found the file .*package\.json/);
});

test.each(['', ' '])('no folder: %j', (text) => {
  expect(() => readFolder(text)).toThrow('Expected a folder, found nothing.');
});

test.each(['x'.repeat(300), 'a\0b'])('no folder: a name that no disk takes', (text) => {
  expect(() => readFolder(text)).toThrow(InvalidArgumentError);
});

test('no folder: a link to a disk that is away, and one to itself', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'links-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, target] of [
    ['away', '/nowhere/data'],
    ['itself', path.join(folder, 'itself')],
  ] as const) {
    const link = path.join(folder, name);
    symlinkSync(target, link);
    for (const text of [link, path.join(link, 'sandbox')])
      expect(() => readFolder(text)).toThrow(`Expected a folder, found the link ${link}`);
  }
  symlinkSync(tmpdir(), path.join(folder, 'here'));
  expect(readFolder(path.join(folder, 'here'))).toBe(path.join(folder, 'here'));
});

const refuse = (message: string): never => {
  throw new Error(message);
};

test.each<[string | undefined, string | undefined, string | null]>([
  [undefined, undefined, null],
  [undefined, 'http://127.0.0.1:8108', 'http://127.0.0.1:8108'],
  ['https://a.example', 'http://127.0.0.1:8108', 'https://a.example'],
])('an index: --search-url %s, FORECOURT_SANDBOX_URL %s', (flag, variable, url) => {
  expect(readIndexUrl(flag, refuse, { FORECOURT_SANDBOX_URL: variable })).toBe(url);
});

test.each(['127.0.0.1:8108', 'localhost:8108', 'ftp://a.example'])('no index: %s', (text) => {
  const expected = `expected an address such as http://127.0.0.1:8108, found ${text}.`;
  expect(() => readIndexUrl(text, refuse)).toThrow(`--search-url: ${expected}`);
  expect(() => readIndexUrl(undefined, refuse, { FORECOURT_SANDBOX_URL: text })).toThrow(
    `FORECOURT_SANDBOX_URL: ${expected}`,
  );
});
