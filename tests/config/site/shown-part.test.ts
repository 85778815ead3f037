import { globSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { Site } from '#domain/site/site.ts';
import { answered, buildOnly, shown } from '#config/schemas/audience.ts';
import { feature, flag, group, maybe, text } from '#config/schemas/values.ts';
import { takeShown } from '#config/site/shown-part.ts';

const schema = v.strictObject({
  open: shown(text('Said to everybody.')),
  unmarked: text('Said to nobody.'),
  resolved: answered(text('Said as something else.')),
  whole: shown(group('Shown with all in it.', { one: flag('One.'), two: buildOnly(text('Two.')) })),
  part: group('Shown in part.', { one: shown(flag('One.')), two: text('Two.') }),
  closed: group('Not shown.', { one: flag('One.') }),
  off: shown(feature('Off.', { one: flag('One.'), two: buildOnly(flag('Two.')) })),
  on: shown(
    v.optional(feature('On, with a feature in it.', { inner: feature('Inner.', { one: flag('One.') }) })),
  ),
  missing: shown(maybe(group('Left out.', { one: flag('One.') }))),
  choice: shown(v.union([v.literal(false), text('A text.')])),
});

const settings = v.parse(schema, {
  open: 'open',
  unmarked: 'secret',
  resolved: 'secret',
  whole: { one: true, two: 'secret' },
  part: { one: true, two: 'secret' },
  closed: { one: true },
  off: false,
  on: { inner: { one: true } },
  missing: null,
  choice: false,
});

describe('what a schema declares public', () => {
  const taken = takeShown(schema, settings);

  test('passes, and nothing else does, at any depth', () => {
    expect(taken).toEqual({
      open: 'open',
      whole: { one: true },
      part: { one: true },
      off: null,
      on: { inner: { one: true } },
      missing: null,
      choice: false,
    });
  });

  test('has a type without the rest, so that no island can read it', () => {
    expectTypeOf<keyof typeof taken>().toEqualTypeOf<
      'open' | 'whole' | 'part' | 'off' | 'on' | 'missing' | 'choice'
    >();
    expectTypeOf(taken.whole).toEqualTypeOf<{ one: boolean }>();
    expectTypeOf(taken.off).toEqualTypeOf<{ one: boolean } | null>();
    expectTypeOf(taken.choice).toEqualTypeOf<string | false>();
    expectTypeOf<Site['vehicle']['maskPhone']>().toEqualTypeOf<boolean>();
    expectTypeOf<Site>().not.toHaveProperty('dealerships');
    expectTypeOf<Site>().toHaveProperty('dealershipIds');
    expectTypeOf<NonNullable<NonNullable<Site['testDrive']>['calendar']>>().not.toHaveProperty('capacity');
  });
});

test.each([
  ['maskPhone', 'vehicle-page', 6],
  ['countCap', 'listing', 4],
])('the setting %s is copied by no file between its schema and its use', (name, schema, most) => {
  const files = globSync('src/**/*.{ts,tsx,astro}').filter((file) =>
    readFileSync(file, 'utf8').includes(name),
  );
  expect(files).toContain(`src/config/schemas/vehicle/${schema}.ts`);
  expect(files.length).toBeLessThanOrEqual(most);
  for (const file of files) expect(file).not.toMatch(/config\/(load|resolvers|site)|domain\/site/);
});
