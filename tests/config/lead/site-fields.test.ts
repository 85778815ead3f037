import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}

const dealer = JSON.parse(readFileSync('dealers/.schema/dealer.json', 'utf8')) as Schema;

/** The schemas of a setting, whatever else may stand in its place; a list counts as one of its entries. */
const findSettings = (schema: Schema, [name, ...rest]: readonly string[]): Schema[] =>
  name === undefined
    ? [schema]
    : [schema, ...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap((choice) => {
        const inner = choice.properties?.[name];
        return inner
          ? findSettings(inner, rest)
          : choice === schema
            ? []
            : findSettings(choice, [name, ...rest]);
      });

describe('CFG-02: everything that the spec calls configuration of a site is a setting', () => {
  test.each([
    ['slug', 'slug'],
    ['template', 'templates'],
    ['name', 'name'],
    ['id', 'id'],
    ['logo.url', 'logo.src'],
    ['title', 'title'],
    ['url', 'url'],
    ['make', 'make'],
    ['manufacturer', 'manufacturer'],
    ['manufacturer_id', 'manufacturerId'],
    ['locations', 'locations.address'],
    ['dealerships', 'dealerships'],
    ['dealership_group', 'dealershipGroup'],
    ['dealership_id', 'dealershipId'],
    ['finance_provider', 'finance.provider.name'],
    ['blogs count', 'blogs'],
    ['redbook flag', 'redbook'],
    ['override_city', 'overrideCity'],
    ['include_sold_cars_days', 'stock.soldWindowDays'],
    ['search_categories', 'search.categories'],
    ['social urls', 'social'],
    ['plugins', 'plugins.autogauge'],
    ['search index host', 'services.search.host'],
    ['search index key', 'services.search.key'],
    ['vdp_config.show_map_section', 'vehicle.map'],
  ])('%s is %s', (_field, setting) => {
    expect(findSettings(dealer, setting.split('.')).length).toBeGreaterThan(0);
  });
});

describe('CFG-03: what was switched by lists of dealers is a setting of each dealer', () => {
  test.each(['garage', 'similarVehicles', 'reserve', 'finance'])('%s: false', async (feature) => {
    const { dealers, printed } = await loadTexts({ 'a.yaml': `${goodDealer}${feature}: false\n` });
    expect(printed).toBe('');
    expect(dealers).toHaveLength(1);
  });
});

test.each([
  ['plugins: { autogauge: true }\n', true],
  ['', false],
  ['plugins: { autogauge: true }\nservices: { api: { url: null } }\n', null],
])('GAUG-04, CFG-05: the price comparison follows its plugin: %j', async (plugin, stands) => {
  const { dealers, printed } = await loadTexts({ 'a.yaml': `${goodDealer}${plugin}` });
  if (stands === null) return expect(printed).toContain('plugins.autogauge');
  expect(dealers[0]?.site.vehicleSections.some(({ name }) => name === 'priceComparison')).toBe(stands);
});

describe('CFG-02: a setting that would change nothing is refused with what to do instead', () => {
  test.each([['stock: { categories: [car] }', 'they follow from the category of each vehicle in stock']])(
    '%s',
    async (line, instead) => {
      const { printed } = await loadTexts({ 'a.yaml': `${goodDealer}${line}\n` });
      expect(printed).toContain('expected only false, because it would change nothing: ');
      expect(printed).toContain(instead);
    },
  );
});
