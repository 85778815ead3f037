import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The line that gives a message its words; not a line that reads it. */
const definition = /^ {2}'([a-zA-Z]+\.[\w.-]+)':/gm;

const keys = globSync('src/messages/**/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(definition)].map(([, key = '']) => key),
);
const code = globSync(['src/**/*.{ts,tsx,astro}', 'scripts/**/*.ts'])
  .map((file) => readFileSync(file, 'utf8').replaceAll(definition, ''))
  .join('\n');

/** What stands between quotes anywhere, and how keys that are put together begin. */
const quoted = new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, text]) => text));
const beginnings = [...code.matchAll(/`([a-zA-Z]+\.[\w.-]*)\$\{/g)].map(([, text = '']) => text);

/** Said in the place of another message where its count is 1 (`createText`). */
const isOfOne = (key: string): boolean => key.endsWith('One') && isRead(key.slice(0, -'One'.length));

/** Offers, parts and models share a search, which puts their name before its words (`tellOf`) or facets. */
const isShared = (key: string): boolean => {
  const [kind = '', word = '', facet] = key.split('.');
  return ['offers', 'parts', 'models'].includes(kind) && (facet !== undefined || quoted.has(word));
};

const isRead = (key: string): boolean =>
  quoted.has(key) || beginnings.some((beginning) => key.startsWith(beginning)) || isShared(key);

test('every message that a dealer may override is read somewhere', () => {
  expect(keys.length).toBeGreaterThan(500);
  const unread = keys.filter((key) => !isRead(key) && !isOfOne(key));
  expect(unread).toEqual([]);
});
