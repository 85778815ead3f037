import { describe, expect, test } from 'vitest';
import { goodDealer, loadTexts } from '../directory.ts';

const tell = async (more: string, files: Record<string, string> = {}): Promise<string> =>
  (await loadTexts({ 'a.yaml': `${goodDealer}${more}\n`, ...files })).printed;
const filter = (written: string): string =>
  `sections: { home: [hero, { name: vehicles, filter: { ${written} } }] }`;
const at = '2nd section of home';

describe('REF-08 a filter of a section knows the words of the listing', () => {
  test.each([
    ['condition: usedd', 'condition', 'expected one of new, demo, used, found "usedd"\n  Did you mean used?'],
    [
      'condition: [used, news]',
      ', 2nd entry of filter.condition',
      'expected one of new, demo, used, found "news"\n  Did you mean new?',
    ],
    ['state: QDL', 'state', 'found "QDL"'],
    ['colourFamily: Gray', 'colourFamily', 'Did you mean Grey?'],
    [
      'type: motorbike',
      'type',
      'expected one of car, motorcycle, truck, caravan, machine, found "motorbike"',
    ],
    ['priceRange: under 10000', 'priceRange', 'Did you mean Under $10,000?'],
    ['seats: five', 'seats', 'expected a number of seats, such as 7, found "five"'],
  ])('%s is an error', async (written, key, told) => {
    const printed = await tell(filter(written));
    expect(printed).toContain(`  ${at}${key.startsWith(',') ? key : `: filter.${key}`}\n`);
    expect(printed).toContain(told);
    expect(printed).not.toContain('warning');
  });

  test.each([
    ['make: Kiaa', 'make', 'found Kiaa, and no catalogue knows this make\n  Did you mean Kia?'],
    [
      'make: [Kia, VW]',
      ', 2nd entry of filter.make',
      'found VW, which stock calls Volkswagen as a rule\n  Did you mean Volkswagen?',
    ],
    ['body: Sedann', 'body', 'found Sedann, which is no usual word for body\n  Did you mean Sedan?'],
    ['fuel: Deisel', 'fuel', 'Did you mean Diesel?'],
    ['transmission: Automattic', 'transmission', 'Did you mean Automatic?'],
    ['drive: 44WD', 'drive', 'Did you mean 4WD?'],
    ['fuel: Steam', 'fuel', 'Usual are Diesel, Petrol,'],
  ])('%s is a warning: the stock may have the word', async (written, key, told) => {
    const printed = await tell(filter(written));
    expect(printed).toMatch(/^dealers\/a\.yaml:6:\d+ {2}warning {2}/);
    expect(printed).toContain(`  ${at}${key.startsWith(',') ? key : `: filter.${key}`}\n`);
    expect(printed).toContain(told);
  });

  test.each([
    'condition: Used',
    'make: [kia, Citroën, Toyota]',
    'body: [suv, Ute]',
    'fuel: hybrid',
    'state: VIC',
  ])('%s is sound, in any capitals', async (written) => {
    expect(await tell(filter(written))).toBe('');
  });

  test('on an own page too, with line and column', async () => {
    const page = '---\ntitle: Utes\nsections:\n  - name: vehicles\n    filter: { make: Kiaa }\n---\n';
    expect(await tell('', { 'a/pages/utes.md': page })).toContain(
      'dealers/a/pages/utes.md:5:21  warning  1st section: filter.make\n  found Kiaa, and no catalogue',
    );
  });
});

describe('LOC-06 makes of locations and of forms are known ones', () => {
  test.each([
    [
      'a location',
      goodDealer.slice(goodDealer.indexOf('locations')) + '    makes: [Toyotta]',
      '1st location, 1st entry of makes',
    ],
    [
      'a form',
      'sections: { home: [hero, { name: form, form: fleet, locations: { make: Toyotta } }] }',
      'locations.make',
    ],
    ['offers', 'sections: { home: [hero, { name: offers, make: Toyotta }] }', '2nd section of home: make'],
    ['makes that are never shown', 'stock: { excludedMakes: [Toyotta] }', '1st entry of stock.excludedMakes'],
  ])('%s', async (_name, written, path) => {
    const head = written.startsWith('locations')
      ? goodDealer.slice(0, goodDealer.indexOf('locations'))
      : null;
    const printed = head
      ? (await loadTexts({ 'a.yaml': `${head}${written}\n` })).printed
      : await tell(written);
    expect(printed).toContain(`warning  `);
    expect(printed).toContain(
      `${path}\n  found Toyotta, and no catalogue knows this make\n  Did you mean Toyota?`,
    );
  });

  test('a make that a file of the dealers describes is known', async () => {
    const brand = { '_brands/quokka.yaml': 'brand: { name: Quokka }\n' };
    expect(await tell(filter('make: Quokka'), brand)).toBe('');
  });
});
