import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { indexRedirects } from '#config/redirects/redirect-index.ts';
import { findLoops } from '#config/redirects/redirect-loops.ts';
import { goodDealer, loadTexts } from '../directory.ts';

const trim = (path: string): string => path.replace(/[?#].*$/, '').replace(/\/+$/, '') || '/';
const wild = /(\*|:[A-Za-z]\w*)/;

/** What hosts do, written as plainly as can be: every old path is compared with every address. */
const readForm = (from: string): RegExp => {
  let named = false;
  const pieces = trim(from)
    .split(wild)
    .map((piece, index) => {
      if (index % 2 === 0) return piece.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
      if (piece !== '*') return '[^/]+';
      const star = named ? '.*' : '(?<splat>.*)';
      named = true;
      return star;
    });
  return new RegExp(`^${pieces.join('')}$`);
};
const covers = (from: string, path: string): boolean =>
  readForm(from).test(trim(path)) || readForm(from).test(`${trim(path)}/`);

function findLoopsPlainly(redirects: Record<string, string>): string[] {
  const rules = Object.entries(redirects);
  return rules.flatMap(([first]) => {
    const passed = new Set<string>();
    let path = trim(first).replaceAll(new RegExp(wild, 'g'), 'x');
    for (let from: string | undefined = first; from !== undefined && !passed.has(from);) {
      passed.add(from);
      const found = readForm(from).exec(path) ?? readForm(from).exec(`${path}/`);
      path = trim((redirects[from] ?? '').replace(/:splat\b/, found?.groups?.['splat'] ?? ''));
      from = rules.find(([old]) => covers(old, path))?.[0];
      if (from === first) return [first];
    }
    return [];
  });
}

const piece = fc.constantFrom('a', 'b', 'c', '*', ':x', 'a*', '*b', 'a.b', 'x', '1');
const ending = fc.constantFrom('', '/', '?q=1', '#top');
const oldPath = fc
  .tuple(fc.array(piece, { maxLength: 3 }), ending)
  .map(([parts, end]) => `/${parts.join('/')}${end}`);
const newPath = fc
  .tuple(fc.array(fc.constantFrom('a', 'b', 'c', ':splat', 'x', 'ab'), { maxLength: 3 }), ending)
  .map(([parts, end]) => `/${parts.join('/')}${end}`);
const someRedirects = fc.dictionary(oldPath, newPath, { maxKeys: 8 });

describe('C18 thousands of redirects of an old website', () => {
  test('a set of old paths answers as a comparison with each of them does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(oldPath, { maxLength: 10 }), newPath, (froms, path) => {
        const covering = froms.flatMap((from, position) => (covers(from, path) ? [position] : []));
        const index = indexRedirects(froms);
        expect(index.all(path).sort((a, b) => a - b)).toEqual(covering);
        expect(index.first(path)).toBe(covering[0] ?? null);
      }),
      { numRuns: 2000 },
    );
  });

  test('the same loops are found as by comparing every one with all others', () => {
    fc.assert(
      fc.property(someRedirects, (redirects) => {
        expect(findLoops(redirects).map(({ from }) => from)).toEqual(findLoopsPlainly(redirects));
      }),
      { numRuns: 3000 },
    );
  });

  test('the way of a long circle is told by its beginning', () => {
    const circle = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`/p${index}`, `/p${(index + 1) % 30}`]),
    );
    const loops = findLoops(circle);
    expect(loops).toHaveLength(30);
    expect(loops[29]?.way).toEqual(['/p29', '/p0', '/p1', '/p2', '/p3', '/p4', '/p5', '/p6', '…', '/p29']);
  });

  describe('twice as many take twice the work, not four times', () => {
    afterEach(() => void vi.restoreAllMocks());

    /** How often names are looked up and texts are compared with a form. */
    const countWork = (redirects: Record<string, string>): number => {
      const spies = [
        vi.spyOn(Map.prototype, 'get'),
        vi.spyOn(Map.prototype, 'set'),
        vi.spyOn(Set.prototype, 'has'),
        vi.spyOn(Set.prototype, 'add'),
        vi.spyOn(RegExp.prototype, 'exec'),
      ];
      findLoops(redirects);
      const work = spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
      vi.restoreAllMocks();
      return work;
    };
    const make = (count: number, rule: (index: number) => [string, string]): Record<string, string> =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => rule(index)));

    test.each<[string, (index: number, count: number) => [string, string]]>([
      ['single pages', (index) => [`/old/page-${index}.html`, '/search/']],
      ['folders', (index) => [`/old-${index}/*`, '/search/:splat']],
      ['parts of addresses', (index) => [`/:year/old-${index}`, '/search/']],
      ['endings', (index) => [`/*/old-${index}.php`, '/search/']],
      ['a chain', (index) => [`/p${index}`, `/p${index + 1}`]],
      ['a chain, last first', (index, count) => [`/p${count - index}`, `/p${count - index + 1}`]],
      ['a circle', (index, count) => [`/p${index}`, `/p${(index + 1) % count}`]],
      ['ways into a circle', (index) => [`/p${index}`, index < 2 ? `/p${1 - index}` : `/p${index - 1}`]],
    ])('%s', (_title, rule) => {
      const [some, more] = [100, 400].map((count) => countWork(make(count, (index) => rule(index, count))));
      expect((more ?? 0) / (some ?? 1)).toBeLessThan(5);
    });
  });

  test('a dealer with thousands of them loads, and each wrong one is told in its place', async () => {
    const count = 1000;
    const lines = Array.from({ length: count }, (_, index) => `  /old/page-${index}.html: /search/`);
    const wrong = ['  /old/a: /nowhere/', '  /c: /c'];
    const good = await loadTexts({ 'a.yaml': `${goodDealer}redirects:\n${lines.join('\n')}\n` });
    expect(good.printed).toBe('');
    const bad = await loadTexts({
      'a.yaml': `${goodDealer}redirects:\n${[...lines, ...wrong].join('\n')}\n`,
    });
    expect(bad.printed.split('\n').filter((line) => line.startsWith('dealers'))).toEqual([
      `dealers/a.yaml:${count + 7}:11  redirects./old/a`,
      `dealers/a.yaml:${count + 8}:7  redirects./c`,
    ]);
  });
});
