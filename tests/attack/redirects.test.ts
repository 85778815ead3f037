import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { explainFrom, explainTo } from '#config/redirects/redirect-form.ts';
import { formatRedirects } from '#scripts/build/site/headers.ts';
import { findRedirect, parseHeaders, parseRedirects } from '#scripts/serve/rules.ts';
import { goodDealer, loadTexts } from '../config/directory.ts';
import { expectWithin } from './processor.ts';

/*
 * Redirects that no host can follow are refused, and none leads to another website, whatever address a visitor asks for.
 */

const check = async (from: string, to: string): Promise<string> =>
  (
    await loadTexts({
      'a.yaml': `${goodDealer}redirects: { ${JSON.stringify(from)}: ${JSON.stringify(to)} }\n`,
    })
  ).printed;

describe('check refuses', () => {
  test.each([
    ['/a*b*c', '/search/', 'a * stands once'],
    ['/a*', '/search/', 'a * stands once'],
    ['/*/old.php', '/search/', 'a * stands once'],
    ['/a/:x/:x', '/search/', 'each name stands once'],
    ['/a/:splat/*', '/search/', 'each name stands once'],
    ['/a/b-:x', '/search/', 'whole part'],
    ['/old/*', '/:splat', 'another website'],
    ['/old/:x', '/:x/y', 'another website'],
    ['/old/*', '/search/..//:splat', 'another website'],
    ['/old/*', '/search/%2E%2e/:splat', 'another website'],
    ['/old/:x', '/search/:y', 'has no :y'],
    ['/old', '/search/:splat', 'has no *'],
  ])('%s → %s', async (from, to, reason) => {
    expect(await check(from, to)).toContain(reason);
  });

  test('an old path in one sentence, at its place', async () => {
    expect(await check('/a*', '/search/')).toBe(
      'dealers/a.yaml:6:14  expected an old path that hosts can read, found "/a*": a * stands once, after the last slash, for all that follows.\n  Write it as /old/*.',
    );
  });

  test('more patterns than hosts read, at once', async () => {
    const lines = Array.from(
      { length: 300 },
      (_, index) => `  /${'a/'.repeat(index % 140)}b${index}/*: /search/:splat`,
    );
    await expectWithin(2_000, async () => {
      const { printed } = await loadTexts({ 'a.yaml': `${goodDealer}redirects:\n${lines.join('\n')}\n` });
      expect(printed).toContain('expected at most 100 old paths');
    });
  });

  test('and judges a hundred within two seconds', async () => {
    const lines = Array.from(
      { length: 100 },
      (_, index) => `  /${'a/'.repeat(index)}*: /search/${'a/'.repeat(140)}:splat`,
    );
    const yaml = `${goodDealer}redirects:\n${lines.join('\n')}\n`;
    await expectWithin(2_000, () => loadTexts({ 'a.yaml': yaml }));
  });
});

test.each([
  ['/old/*', '/search/:splat'],
  ['/old/:make/:model', '/search/:make/:model/'],
])('check takes %s → %s', async (from, to) => expect(await check(from, to)).toBe(''));

const part = fc.constantFrom(
  'a',
  'old',
  ':x',
  ':y',
  ':splat',
  '*',
  'a*',
  '',
  '.',
  '..',
  '%2e',
  'b-:x',
  '//',
  '\\',
);
const path = fc.array(part, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`);
const asked = fc
  .array(fc.constantFrom('old', 'a', '/', '//', '\\', 'elsewhere.example', '..', '%2f', '%5c', '.'), {
    maxLength: 6,
  })
  .map((parts) => new URL(`http://site.example/${parts.join('/')}`).pathname);

test('what check takes never leads to another website, on a host that fills it in as Cloudflare does', () => {
  fc.assert(
    fc.property(path, path, asked, (from, to, address) => {
      fc.pre(/^\/(?![/\\])[^\\]*$/.test(from) && /^\/(?![/\\])[^\\]*$/.test(to));
      fc.pre(explainFrom(from) === null && explainTo(from, to) === null);
      const found = findRedirect(parseRedirects(formatRedirects({ [from]: to })), address);
      if (found === null) return;
      const { origin, pathname } = new URL(found.to, 'https://site.example');
      expect(origin).toBe('https://site.example');
      // Cloudflare sends the path of the whole address.
      if (/:[A-Za-z]/.test(to)) expect(pathname).not.toMatch(/^\/[/\\]/);
    }),
    { seed: 14, numRuns: 5_000 },
  );
});

test('the server of this project never fails over a rule, whoever wrote it, and stays on the site', () => {
  const line = fc.tuple(path, path).map(([from, to]) => `${from} ${to} 301`);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), asked, (lines, address) => {
      const found = findRedirect(parseRedirects(lines.join('\n')), address);
      expect(found?.to ?? '/').toMatch(/^\/(?![/\\])/);
      parseHeaders(`${lines.map((one) => one.split(' ')[0]).join('\n  X: y\n')}\n`);
    }),
    { seed: 14, numRuns: 5_000 },
  );
});
