import { describe, expect, test } from 'vitest';
import { findMake, knownMakes } from '#domain/brand/makes.ts';
import { stockedBrands } from '#catalogue/brand/brands.ts';
import { createLandingPages } from '#catalogue/listing/landing-pages.ts';
import { fixtureVehicle } from '../../integration/fixture-target.ts';
import { goodDealer, loadTexts } from '../directory.ts';

describe('the catalogue of makes', () => {
  test('TILE-03 BRND-02 knows about 150 makes, from Abarth to ZX Auto, each once', () => {
    const names = knownMakes.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(150);
    expect(names).toEqual(expect.arrayContaining(['Abarth', 'ZX Auto', 'Nissan', 'Jayco', 'Ducati']));
    expect(new Set(knownMakes.map(({ slug }) => slug)).size).toBe(names.length);
  });

  test.each([
    ['nissan', 'Nissan', 'car'],
    ['ISUZU', 'Isuzu', 'truck'],
    ['Citroen', 'Citroën', 'car'],
    ['VW', 'Volkswagen', 'car'],
    ['harley davidson', 'Harley-Davidson', 'motorcycle'],
  ])('%s is %s', (written, name, kind) => {
    expect(findMake(written)).toMatchObject({ name, kind });
  });

  test('does not know what nobody builds', () => expect(findMake('Toyta')).toBeNull());
});

describe('makes without a brand file', () => {
  test('DATA-06 a make and a list of makes need no file: name, kind and address are known', async () => {
    const { dealers, printed } = await loadTexts({
      'a.yaml': `${goodDealer}make: nissan\n`,
      'b.yaml': `${goodDealer.replace('www.good', 'www.better')}brands: [kia, harley-davidson]\n`,
    });
    const [one, many] = dealers.map(({ site }) => site);
    expect(one?.brands).toMatchObject([
      { name: 'Nissan', slug: 'nissan', kind: 'car', path: '/nissan/overview/', models: [], paragraphs: [] },
    ]);
    expect(one?.features).toMatchObject({ brands: true, models: false });
    expect(one?.navigation.header[1]).toMatchObject({ label: 'Nissan', href: '/nissan/overview/' });
    expect(many?.brands.map(({ name, kind }) => [name, kind])).toEqual([
      ['Kia', 'car'],
      ['Harley-Davidson', 'motorcycle'],
    ]);
    expect(printed).toContain('dealers/_brands/nissan.yaml does not exist');
    expect(printed).toContain('brandTexts');
  });

  test('a make without a file is not told where the dealer wrote words about it', async () => {
    const { printed } = await loadTexts({
      'a.yaml': `${goodDealer}make: Nissan\nbrandTexts: { nissan: { paragraphs: [We know them.] } }\n`,
    });
    expect(printed).toBe('');
  });

  test('a maker that no catalogue knows is taken as it is written, with a word about its spelling', async () => {
    const { dealers, printed } = await loadTexts({ 'a.yaml': `${goodDealer}make: Wollemi Wagonworks\n` });
    expect(dealers[0]?.site.brands[0]).toMatchObject({
      name: 'Wollemi Wagonworks',
      slug: 'wollemi-wagonworks',
    });
    expect(printed).toContain('look whether Wollemi Wagonworks is spelled right');
  });

  test('a name beside one that is known is a mistake', async () => {
    const { dealers, printed } = await loadTexts({ 'a.yaml': `${goodDealer}brands: [kia, Nisan]\n` });
    expect(dealers).toEqual([]);
    expect(printed).toContain('2nd entry of brands\n  there is no make Nisan. Did you mean Nissan?');
  });

  test('of a misspelt make nothing is told that follows from it', async () => {
    const { issues } = await loadTexts({
      'a.yaml': `${goodDealer}brands: [Nisan]\nbrandTexts: { nissan: { paragraphs: [We know them.] } }\nsections: { home: [range, brands] }\n`,
    });
    expect(issues).toHaveLength(1);
  });

  test('ROUTE-15 their models are those in stock, most first', () => {
    const stock = ['X-Trail', 'Navara', 'Navara'].map((model, index) =>
      fixtureVehicle(index, { make: 'Nissan', model }),
    );
    const catalogue = { vehicles: stock, landingPages: createLandingPages(stock, []) } as never;
    const plain = { name: 'Nissan', slug: 'nissan', models: [] } as never;
    const [nissan] = stockedBrands(catalogue, [plain]);
    expect(nissan?.models.map(({ name, count, listing }) => [name, count, listing])).toEqual([
      ['Navara', 2, '/search/nissan/navara/'],
      ['X-Trail', 1, '/search/nissan/x-trail/'],
    ]);
  });
});

describe('own words about makes', () => {
  test('BRND-02 take the place of those of the brand file', async () => {
    const { dealers } = await loadTexts({
      'a.yaml': `${goodDealer}brands: [kia, gwm]\nbrandTexts: { kia: { paragraphs: [We know Kias.], offers: Until June. } }\n`,
    });
    expect(dealers[0]?.site.brands[0]).toMatchObject({
      paragraphs: ['We know Kias.'],
      offersText: 'Until June.',
    });
    expect(dealers[0]?.site.brands[1]?.paragraphs[0]).toContain('GWM');
  });

  test('BRND-02 ROUTE-15 pages of brands and models have sections of their own', async () => {
    const { dealers, printed } = await loadTexts({
      'a.yaml': `${goodDealer}brands: [kia, gwm]\nbrandTexts: { kia: { sections: [newest], models: { ev6: { sections: [{ name: notice, text: Here., id: here }] } } } }\nredirects: { /ev6-news: '/kia/overview/#nope' }\n`,
    });
    const ownBrandPages = dealers[0]?.site.ownBrandPages ?? { brands: {}, models: {} };
    expect(ownBrandPages.brands['kia']).toMatchObject([{ name: 'newest' }]);
    expect(ownBrandPages.models['kia/ev6']).toMatchObject([{ name: 'notice', text: 'Here.' }]);
    expect(Object.keys(ownBrandPages.brands)).toEqual(['kia']);
    expect(printed).toContain('that page has nothing named nope');
  });

  test.each([
    ['sections: [nonsense]', '1st entry of brandTexts.kia.sections'],
    ['sections: [{ name: form, form: service }]', 'this form goes to a location that has a workshop'],
    ['models: { evv6: { sections: [newest] } }', 'found evv6. Did you mean ev6?'],
    ["models: { ev6: { sections: [{ name: text, text: '[a](/nope/)' }] } }", 'found "/nope/"'],
  ])(
    'ROUTE-15 a mistake in sections of brands and models is told where it stands: %s',
    async (written, told) => {
      const { printed } = await loadTexts({
        'a.yaml': `${goodDealer}make: Kia\nbrandTexts: { kia: { ${written} } }\n`,
      });
      expect(printed).toContain('dealers/a.yaml:7:');
      expect(printed).toContain(told);
    },
  );

  test('about a make that the dealer does not represent are a mistake', async () => {
    const { printed } = await loadTexts({
      'a.yaml': `${goodDealer}make: Kia\nbrandTexts: { kai: { offers: Until June. } }\n`,
    });
    expect(printed).toContain('dealers/a.yaml:7:15  expected a make that this dealer represents, found kai.');
    expect(printed).toContain('Did you mean kia?');
  });

  test('ROUTE-15 a setting says which address of a brand is the page, the other leads there', async () => {
    const read = async (more: string) =>
      (await loadTexts({ 'a.yaml': `${goodDealer}make: Kia\n${more}` })).dealers[0]?.site;
    const usual = await read('');
    expect(usual?.redirects).toMatchObject({ '/brands/kia': '/kia/overview/' });
    const other = await read('brandAddress: brands\n');
    expect(other?.brands[0]?.path).toBe('/brands/kia/');
    expect(other?.redirects).toMatchObject({ '/kia/overview': '/brands/kia/' });
    expect(other?.redirects).not.toHaveProperty('/brands/kia');
  });
});
