import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCulprits } from '#scripts/build/site/culprits.ts';

const documents = Array.from({ length: 300 }, (_, id) => id);

test.each([true, false])(
  'all that stand in the way are found, and nothing else (together: %j)',
  async (together) => {
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.nat(documents.length - 1), { maxLength: 40 }), async (bad) => {
        const findObstacle = (tried: readonly unknown[]) =>
          Promise.resolve(tried.some((one) => bad.includes(one as number)) ? 'broken' : null);
        const found = await findCulprits(documents, findObstacle, together);
        expect([...found].toSorted()).toEqual(bad.map((one) => [one, 'broken']).toSorted());
      }),
      { numRuns: 50, seed: 14 },
    );
  },
);

test('many at fault cost some draws of each document, not one of all for each at fault', async () => {
  let drawn = 0;
  const findObstacle = (tried: readonly unknown[]) => {
    drawn += tried.length;
    return Promise.resolve(tried.some((one) => Number(one) % 10 === 3) ? 'broken' : null);
  };
  const found = await findCulprits(documents, findObstacle, true);
  expect(found.size).toBe(30);
  expect(drawn).toBeLessThan(7 * documents.length);
});
