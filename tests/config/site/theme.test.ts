import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, parseColour } from '#config/theme/colour.ts';
import { createDarkPalette } from '#config/theme/dark-palette.ts';
import { createPalette } from '#config/theme/palette.ts';
import { checkTheme, createTheme } from '#config/theme.ts';
import { darkGrounds } from '#domain/site/dark-grounds.ts';

const ratio = (a: string, b: string): number => {
  const [first, second] = [parseColour(a), parseColour(b)];
  if (!first || !second) throw new Error(`no colour: ${a} or ${b}`);
  return contrast(first, second);
};

const theme = {
  brand: '#d0021b',
  accent: null,
  surfaceDark: null,
  font: 'Inter, sans-serif',
  fontFile: null,
  fontDisplay: null,
  radius: 'round',
  density: 'compact',
  textSize: 'small',
  dark: null,
} as const;

describe('palette', () => {
  test('a readable brand colour is kept as it is', () => {
    const { colours, corrections } = createPalette(theme);
    expect(colours['--brand']).toBe('#d0021b');
    expect(corrections).toEqual([]);
  });

  test.each(['yellow', '#ffffff', 'oklch(0.9 0.1 120)', '#8fd'])('%s is corrected and told', (brand) => {
    const { colours, corrections } = createPalette({ ...theme, brand });
    expect(corrections).toMatchObject([{ setting: 'brand', from: brand }]);
    expect(ratio(colours['--brand'] ?? '', 'white')).toBeGreaterThanOrEqual(4.5);
  });

  test('whatever the colours, all text can be read (WCAG AA)', () => {
    const channel = fc.integer({ min: 0, max: 255 });
    const colour = fc
      .tuple(channel, channel, channel)
      .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);
    fc.assert(
      fc.property(colour, colour, colour, (brand, accent, surfaceDark) => {
        const { colours } = createPalette({ brand, accent, surfaceDark });
        const of = (name: string): string => colours[name] ?? '';
        for (const background of ['#ffffff', '#eef0f3', of('--brand-tint')])
          expect(ratio(of('--brand'), background)).toBeGreaterThanOrEqual(4.5);
        expect(ratio(of('--on-brand'), of('--brand'))).toBeGreaterThanOrEqual(4.5);
        expect(ratio(of('--on-brand'), of('--brand-hover'))).toBeGreaterThanOrEqual(4.5);
        expect(ratio(of('--on-accent'), of('--accent'))).toBeGreaterThanOrEqual(4.5);
        expect(ratio(of('--on-dark'), of('--surface-dark'))).toBeGreaterThanOrEqual(7);
        expect(ratio(of('--focus'), '#ffffff')).toBeGreaterThanOrEqual(3);
      }),
      { numRuns: 150 },
    );
  });
});

const plain = { brand: null, accent: null, surfaceDark: null };
const grounds = Object.values(darkGrounds);

describe('dark pages', () => {
  test('a sheet of a look has the grounds that colours of the brand are derived for, and texts that read on them', () => {
    const sheets = globSync('src/templates/*/shell/site/dark.css');
    expect(sheets).toContain('src/templates/base/shell/site/dark.css');
    for (const sheet of sheets) {
      const tokens = new Map(
        [...readFileSync(sheet, 'utf8').matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      );
      for (const [name, value] of Object.entries(darkGrounds)) expect(tokens.get(name)).toBe(value);
      for (const name of ['ink', 'ink-soft', 'ink-faint', 'success', 'warning', 'danger'])
        for (const ground of grounds)
          expect(ratio(tokens.get(name) ?? '', ground), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('whatever the colours, all text can be read (WCAG AA)', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(colour, colour, colour, (brand, accent, surfaceDark) => {
        const { colours } = createDarkPalette({ brand, accent, surfaceDark }, plain);
        const of = (name: string): string => colours[name] ?? '';
        for (const ground of [...grounds, of('--brand-tint')])
          expect(ratio(of('--brand'), ground)).toBeGreaterThanOrEqual(4.5);
        expect(ratio('#eceef2', of('--brand-tint'))).toBeGreaterThanOrEqual(4.5);
        expect(ratio(of('--on-brand'), of('--brand'))).toBeGreaterThanOrEqual(4.5);
        expect(ratio(of('--on-brand'), of('--brand-hover'))).toBeGreaterThanOrEqual(4.5);
        expect(ratio(of('--on-accent'), of('--accent'))).toBeGreaterThanOrEqual(4.5);
        expect(ratio(of('--on-dark'), of('--surface-dark'))).toBeGreaterThanOrEqual(7);
      }),
      { numRuns: 60 },
    );
  });

  test('a colour written for dark pages that cannot be read there is corrected and told; one of light pages is not', () => {
    const told: unknown[] = [];
    const warn = (path: unknown): unknown => told.push(path);
    checkTheme({ ...theme, dark: plain }, { warn });
    expect(told).toEqual([]);
    checkTheme({ ...theme, dark: { ...plain, brand: '#500010' } }, { warn });
    expect(told).toEqual([['theme', 'dark', 'brand']]);
  });

  test('stand beside those of light pages, for screens alone', () => {
    const light = createTheme({ theme, partners: [] });
    const both = createTheme({ theme: { ...theme, dark: plain }, partners: [] });
    expect(both.startsWith(light)).toBe(true);
    expect(both.slice(light.length)).toMatch(
      /^@media screen and \(prefers-color-scheme: dark\)\{:root\{color-scheme:dark;--brand:#[^{}]+\}\}$/,
    );
  });
});

describe('theme', () => {
  test('is one rule of custom properties', () => {
    const css = createTheme({ theme, partners: [] });
    expect(css).toMatch(/^:root\{--brand:#d0021b;(--[a-z0-9-]+:[^;{}<>]+;?)+\}$/);
    expect(css).toContain(
      '--radius:14px;--radius-large:26px;--card-radius:var(--radius-large);--gallery-radius:var(--radius-large)',
    );
    expect(css).toContain('--font:Inter, sans-serif;--font-display:var(--font)');
    // Gaps between words that suit the typeface of a look suit no other.
    expect(css).toContain('--word-gap:normal;--word-gap-display:normal');
    expect(css).toContain('--text-3:0.94rem');
  });

  test("a typeface of the dealer's own stands before the fonts that replace it", () => {
    const css = createTheme({ theme: { ...theme, fontFile: '/outfit.woff2' }, partners: [] });
    expect(css).toMatch(/^@font-face\{[^{}]+src:url\(\/outfit\.woff2\) format\("woff2"\)\}:root\{/);
    expect(css).toContain('--font:Own, Inter, sans-serif;--font-display:var(--font)');
    const alone = createTheme({ theme: { ...theme, font: null, fontFile: '/o.woff2' }, partners: [] });
    expect(alone).toContain('--font:Own, ui-sans-serif, sans-serif');
  });

  test('sharp corners leave no pills', () => {
    const css = createTheme({ theme: { ...theme, radius: 'sharp' }, partners: [] });
    expect(css).toContain('--radius-full:var(--radius)');
    expect(createTheme({ theme, partners: [] })).not.toContain('--radius-full');
  });

  test('what the dealer leaves open stays as the look has it', () => {
    const css = createTheme({
      partners: [],
      theme: { ...theme, font: null, radius: null, density: null, textSize: 'normal' },
    });
    expect(css).not.toMatch(/--(radius|font|word-gap|density|space-scale|text)/);
  });
});
