import { describe, expect, test } from 'vitest';
import { slugify } from '#domain/site/slug.ts';
import { chooseSilhouette, silhouettes, sizes } from '#scripts/sandbox/images/silhouettes.ts';
import { readMakes } from '#scripts/sandbox/sample/makes.ts';
import { outline } from '#scripts/sandbox/sample/pictures.ts';

const drives = [true, false];

/** Every sample vehicle that has pictures: each model with each engine of its badges. */
const sampled = [...readMakes().values()].flatMap((make) =>
  make.models.flatMap((model) =>
    model.badges.flatMap(([, , key]) => {
      const engine = make.engines[key];
      if (!engine) throw new Error(`${make.make} has no engine ${key}`);
      const shown = outline({ model, engine });
      return shown === null ? [] : [{ model, engine, shown }];
    }),
  ),
);

describe('the outline of a vehicle', () => {
  test.each(['hatch', 'sedan', 'wagon', 'ute', 'van'])('a %s is never shown as an SUV', (body) => {
    for (const size of sizes)
      for (const electric of drives) expect(chooseSilhouette({ body, size, electric })).not.toMatch(/suv/);
  });

  test.each(sizes)('an electric hatch, sedan or SUV has no grille (%s)', (size) => {
    for (const body of ['hatch', 'sedan', 'suv'])
      expect(chooseSilhouette({ body, size, electric: true })).toMatch(/^electric-/);
  });

  test('every electric car of the samples is without a grille, every other one has its own', () => {
    const cars = sampled.filter(({ model }) => model.category === 'car');
    for (const { shown, engine } of cars)
      expect(shown.startsWith('electric-')).toBe(engine[0] === 'Electric');
  });

  test('the samples show each outline', () => {
    expect(new Set(sampled.map(({ shown }) => shown))).toEqual(new Set(silhouettes));
  });

  test('a machine has no pictures, and a body that nobody knows is an error', () => {
    const unlike = { size: 'medium', electric: false } as const;
    expect(chooseSilhouette({ body: 'excavator', ...unlike })).toBeNull();
    expect(() => chooseSilhouette({ body: 'hovercraft', ...unlike })).toThrow('hovercraft');
  });

  test('a small SUV is drawn smaller than others', () => {
    const named = (name: string) => sampled.find(({ model }) => slugify(model.model) === name)?.shown;
    expect(['rav4', 'yaris-cross'].map(named)).toEqual(['suv', 'small-suv']);
  });

  test('a body that no picture shows is said', () => {
    expect(() => chooseSilhouette({ body: 'boat', size: 'medium', electric: false })).toThrow('boat');
  });
});
