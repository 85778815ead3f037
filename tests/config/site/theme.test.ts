import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, parseColour } from '#config/theme/colour.ts';
import { createPalette } from '#config/theme/palette.ts';
import { createTheme } from '#config/theme.ts';

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
  fontDisplay: null,
  radius: 'round',
  density: 'compact',
  textSize: 'small',
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

describe('theme', () => {
  test('is one rule of custom properties', () => {
    const css = createTheme({ theme, partners: [] });
    expect(css).toMatch(/^:root\{--brand:#d0021b;(--[a-z0-9-]+:[^;{}<>]+;?)+\}$/);
    expect(css).toContain(
      '--radius:14px;--radius-large:26px;--card-radius:var(--radius-large);--gallery-radius:var(--radius-large)',
    );
    expect(css).toContain('--font:Inter, sans-serif;--font-display:var(--font)');
    expect(css).toContain('--text-3:0.94rem');
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
    expect(css).not.toMatch(/--(radius|font|density|space-scale|text)/);
  });
});
