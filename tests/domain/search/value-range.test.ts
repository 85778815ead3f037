import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createStops, snap } from '#domain/search/value-range.ts';

const list = (...arguments_: Parameters<typeof createStops>): number[] => {
  const stops = createStops(...arguments_);
  return Array.from({ length: stops.last + 1 }, (_, position) => stops.at(position));
};

describe('C2: positions of a slider', () => {
  test.each<[string, { min: number; max: number; step: number }, number | undefined, number[]]>([
    [
      'steps are counted from min',
      { min: 5.99, max: 7.99, step: 0.5 },
      undefined,
      [5.99, 6.49, 6.99, 7.49, 7.99],
    ],
    ['max counts where no step ends on it', { min: 1, max: 2.2, step: 0.5 }, undefined, [1, 1.5, 2, 2.2]],
    ['a beginning between two steps is a stop', { min: 1, max: 3, step: 1 }, 2.4, [1, 2, 2.4, 3]],
    ['a beginning on a step is no second one', { min: 1, max: 3, step: 1 }, 2, [1, 2, 3]],
    ['a beginning outside is none', { min: 1, max: 3, step: 1 }, 9, [1, 2, 3]],
  ])('%s', (_name, range, beginning, expected) => {
    expect(list(range, beginning)).toEqual(expected);
  });

  test('every stop is found again, in order', () => {
    const ranges = fc.record({
      min: fc.integer({ min: 0, max: 50 }),
      span: fc.integer({ min: 1, max: 40 }),
      step: fc.constantFrom(0.01, 0.1, 0.5, 1, 3),
      beginning: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(ranges, ({ min, span, step, beginning }) => {
        const range = { min, max: min + span, step };
        const stops = createStops(range, Number((min + beginning * span).toFixed(2)));
        for (let position = 0; position <= stops.last; position += 1) {
          expect(stops.of(stops.at(position))).toBe(position);
          if (position > 0) expect(stops.at(position)).toBeGreaterThan(stops.at(position - 1));
        }
        expect([stops.at(0), stops.at(stops.last)]).toEqual([range.min, range.max]);
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  [6.3, 6.49],
  [5, 5.99],
  [99, 15.99],
])('C2: %d is snapped to %d', (value, expected) => {
  expect(snap(value, { min: 5.99, max: 15.99, step: 0.5 })).toBe(expected);
});
