import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { synonyms } from '#domain/words/lexicon/synonyms.ts';
import { splitTokens } from '#domain/words/tokens.ts';
import { describeUnderstood, listLeftOut } from '#domain/words/describe-understood.ts';
import { understandQuery } from '#domain/words/understand.ts';
import type { Understanding } from '#domain/words/understanding.ts';
import { emptyVocabulary } from '#domain/words/vocabulary.ts';
import { createReader, reader, vocabulary } from './yard.ts';

/** All filters as one line: 'make=Kia & price=..40000'. */
const describeFilters = ({ lists, ranges }: Understanding): string =>
  [
    ...Object.entries(lists).map(([field, values]) => `${field}=${values.join(',')}`),
    ...Object.entries(ranges).map(([field, { min, max }]) => `${field}=${min ?? ''}..${max ?? ''}`),
  ].join(' & ');

/** A yard whose feed spells models in several ways, and two makes that use the same number. */
const spelledReader = createReader({
  ...vocabulary,
  models: [
    ['Mazda', '3', 103],
    ['Mazda', 'Mazda3', 3],
    ['Mazda', 'Mazda 3', 1],
    ['Mazda', '6', 43],
    ['BMW', '6', 2],
    ['BMW', '3', 5],
    ['Peugeot', '308', 10],
  ],
});

describe('spellings of one model', () => {
  test.each<[string, string, string]>([
    ['mazda 3', 'make=Mazda & model=3,Mazda3,Mazda 3', ''],
    ['Mazda3', 'make=Mazda & model=3,Mazda3,Mazda 3', ''],
    ['mazda-3', 'make=Mazda & model=3,Mazda3,Mazda 3', ''],
    [
      'red mazda 3 automatic',
      'make=Mazda & model=3,Mazda3,Mazda 3 & simple_colour=Red & simple_transmission=Automatic',
      '',
    ],
    ['mazda 6', 'make=Mazda & model=6', ''],
    ['mazda 3 or 6', 'make=Mazda & model=3,Mazda3,Mazda 3,6', ''],
    ['bmw 3', 'make=BMW & model=3', ''],
    ['peugeot 308', 'make=Peugeot & model=308', ''],
    ['308', '', '308'],
    ['3', '', '3'],
  ])('%s', (typed, filters, text) => {
    const read = understandQuery(typed, spelledReader);
    const sorted = (line: string): string[] => line.split(' & ').toSorted();
    expect(sorted(describeFilters(read))).toEqual(sorted(filters));
    expect(read.text).toBe(text);
  });
});

const placeReader = createReader({
  ...vocabulary,
  values: { ...vocabulary.values, location_name: [['Cleveland', 3], ['Cairns', 3]], city: [['Cleveland', 3]] },
  areas: [['Brisbane', 'location_name', ['Cleveland']]],
  places: {
    locations: ['Cleveland', 'Cairns'],
    distances: [
      ['Brisbane', [24, 1390]],
      ['Sydney', [740, 1960]],
      ['Gold Coast', [60, 1450]],
      ['Cleveland', [0, 1400]],
      ['4163', [0, 1400]],
    ],
    cities: ['Brisbane', 'Sydney', 'Gold Coast'],
  },
}); // oxfmt-ignore

describe('LOC-09 places and distances in words', () => {
  test.each<[string, string, string]>([
    ['near brisbane', 'location_name=Cleveland', ''],
    ['suv near cleveland', 'simple_body=SUV & location_name=Cleveland', ''],
    ['suv near 4163', 'simple_body=SUV & location_name=Cleveland', ''],
    ['hatch within 50 km of brisbane', 'simple_body=Hatch & location_name=Cleveland', ''],
    ['50km from brisbane', 'location_name=Cleveland', ''],
    ['brisbane within 100 kms', 'location_name=Cleveland', ''],
    ['ute gold coast + 100km', 'simple_body=Ute,Cab Chassis & location_name=Cleveland', ''],
    ['kia within a 2000 km radius of sydney', 'make=Kia & location_name=Cleveland,Cairns', ''],
    ['suv under 50,000 km near brisbane', 'simple_body=SUV & location_name=Cleveland & km=..50000', ''],
    ['less than 80000 km', 'km=..80000', ''],
  ])('%s', (typed, filters, text) => {
    const read = understandQuery(typed, placeReader);
    expect(describeFilters(read)).toBe(filters);
    expect(read.text).toBe(text);
  });

  test.each(['suv near sydney', 'suv sydney', 'suv within 20 km of sydney'])(
    '%s: where no location is that near, the place is left out and its nearest is told',
    (typed) => {
      const read = understandQuery(typed, placeReader);
      expect(describeFilters(read)).toBe('simple_body=SUV');
      expect(read.text).toBe('');
      expect(describeUnderstood(read)).toEqual({
        isUnderstood: true,
        leftOut: [],
        wholeStateFor: [],
        distant: [{ place: 'Sydney', location: 'Cleveland', kilometres: 740 }],
      });
    },
  );
});

describe('what shoppers type, the filters that it becomes, and the text that is left', () => {
  test.each<[string, string, string]>([
    ['7 seater suv brisbane', 'seats=7 & simple_body=SUV & city=Brisbane', ''],
    ['manual ute', 'simple_transmission=Manual & simple_body=Ute,Cab Chassis', ''],
    ['kia carnival sydney', 'make=Kia & model=Carnival & location_name=Summit Kia Parramatta', ''],
    ['suv in greater sydney', 'simple_body=SUV & location_name=Summit Kia Parramatta', ''],
    ['suv melbourne', 'simple_body=SUV', 'melbourne'],
    ['over 2019', 'year=2019..', ''],
    ['between 20 and 30k', 'price=20000..30000', ''],
    ['less than 80,000 km', 'km=..80000', ''],
    [
      'auto petrol wagon white',
      'simple_transmission=Automatic & simple_fuel=Petrol & simple_body=Wagon & simple_colour=White',
      '',
    ],
    ['toyota hilux', 'make=Toyota & model=HiLux,HiLux Workmate', ''],
    ['mazda 3', 'make=Mazda & model=3', ''],
    ['3', '', '3'],
    ['mazda 3 under $20,000', 'make=Mazda & model=3 & price=..20000', ''],
    ['cx5 2018', 'make=Mazda & model=CX-5 & year=2018..2018', ''],
    ['cx 5', 'make=Mazda & model=CX-5', ''],
    ['landcruiser', 'make=Toyota & model=LandCruiser,LandCruiser Prado', ''],
    ['land cruiser prado', 'make=Toyota & model=LandCruiser Prado', ''],
    ['prado', 'make=Toyota & model=LandCruiser Prado', ''],
    ['holden ute', 'make=Holden & model=Ute', ''],
    ['ute', 'simple_body=Ute,Cab Chassis', ''],
    ['range rover', 'make=Land Rover & model=Range Rover Evoque', ''],
    ['evoque', 'make=Land Rover & model=Range Rover Evoque', ''],
    ['golf gti', 'make=Volkswagen & model=Golf', 'gti'],
    ['vw golf', 'make=Volkswagen & model=Golf', ''],
    ['merc c class', 'make=Mercedes-Benz & model=C-Class', ''],
    ['3 series', 'make=BMW & model=3 Series', ''],
    ['bmw 3 series', 'make=BMW & model=3 Series', ''],
    ['tesla model 3', 'make=Tesla & model=Model 3', ''],
    ['model y', 'make=Tesla & model=Model Y', ''],
    ['peugeot 2008', 'make=Peugeot & model=2008', ''],
    ['peugeot 2008 2019', 'make=Peugeot & model=2008 & year=2019..2019', ''],
    ['not white', '', ''],
    ['no diesel suv', 'simple_body=SUV', ''],
    ['near new suv', 'simple_body=SUV', ''],
    ['new age caravan', 'make=New Age & simple_body=Caravan', ''],
    ['under 100 a week', '', 'under 100 a week'],
    ['under $500', 'price=..500', ''],
    ['$20k', 'price=..20000', ''],
    ['20k hilux', 'make=Toyota & model=HiLux,HiLux Workmate & price=..20000', ''],
    ['used car 15 grand', 'car_type=used & price=..15000', ''],
    ['kms 50k', 'km=..50000', ''],
    ['20-30k', 'price=20000..30000', ''],
    ['$20k-$30k', 'price=20000..30000', ''],
    ['between 2015 and 2018', 'year=2015..2018', ''],
    ['from 2015 to 2018', 'year=2015..2018', ''],
    ['2019+', 'year=2019..', ''],
    ['2019 or newer', 'year=2019..', ''],
    ['after 2019', 'year=2020..', ''],
    ['older than 2015', 'year=..2014', ''],
    ['30k or less', 'price=..30000', ''],
    ['under 100k km', 'km=..100000', ''],
    ['under 100,000 kms', 'km=..100000', ''],
    ['50-80k km', 'km=50000..80000', ''],
    ['around 30k', 'price=27000..33000', ''],
    ['budget 25 grand', 'price=..25000', ''],
    [
      '4x4 diesel ute with tow bar',
      'simple_drive=4WD & simple_fuel=Diesel & simple_body=Ute,Cab Chassis',
      'tow bar',
    ],
    [
      'automatic 4wd suv under 30k in parramatta',
      'simple_transmission=Automatic & simple_drive=4WD & simple_body=SUV & city=Parramatta & price=..30000',
      '',
    ],
    ['white or black suv', 'simple_colour=White,Black & simple_body=SUV', ''],
    ['suv and ute', 'simple_body=SUV,Ute,Cab Chassis', ''],
    ['second hand corolla', 'car_type=used & make=Toyota & model=Corolla,Corolla Cross', ''],
    ['ev under 60k', 'simple_fuel=Electric & price=..60000', ''],
    ['plug-in hybrid', 'simple_fuel=Plug-in Hybrid', ''],
    ['electric suv awd', 'simple_fuel=Electric & simple_body=SUV & simple_drive=AWD', ''],
    ['toyota or mazda suv', 'make=Toyota,Mazda & simple_body=SUV', ''],
    ['toyota c class', 'make=Toyota', 'c class'],
    ['qld utes', 'state=QLD & simple_body=Ute,Cab Chassis', ''],
    ['škoda', 'make=Škoda', ''],
    ['citroen', 'make=Citroën', ''],
    ['7-seater', 'seats=7', ''],
    ['seven seater people mover', 'seats=7 & simple_body=People Mover', ''],
    ['low kms corolla', 'make=Toyota & model=Corolla,Corolla Cross & km=..60000', ''],
    ['diesel', 'simple_fuel=Diesel', ''],
    ['2.5l turbo petrol', 'simple_fuel=Petrol', '2.5l turbo'],
    ['300 series', 'make=Hino & model=300 Series', ''],
    ['cars under 15k', 'price=..15000', ''],
    ['cheap cars for sale', '', 'cheap cars for sale'],
    ['max 15000', 'price=..15000', ''],
    ['kia carnival 8 seats', 'make=Kia & model=Carnival & seats=8', ''],
    ['v8', '', 'v8'],
    ['4 door sedan', 'simple_body=Sedan', '4 door'],
    ['2 x 4', '', '2 x 4'],
    ['HILUX SR5', 'make=Toyota & model=HiLux,HiLux Workmate', 'SR5'],
    ['petrol or hybrid', 'simple_fuel=Petrol,Hybrid,Plug-in Hybrid', ''],
    [
      'used toyota hilux 2018 to 2020 under $45,000',
      'car_type=used & make=Toyota & model=HiLux,HiLux Workmate & year=2018..2020 & price=..45000',
      '',
    ],
    ['demo suv', 'car_type=demo & simple_body=SUV', ''],
    ['ex-demo kia', 'car_type=demo & make=Kia', ''],
    ['brand new hilux', 'car_type=new & make=Toyota & model=HiLux,HiLux Workmate', ''],
    ['new cars', 'car_type=new', ''],
    ['pre-owned sedan under 20k', 'car_type=used & simple_body=Sedan & price=..20000', ''],
    ['4 x 4', 'simple_drive=4WD', ''],
    ['4wd or awd wagon', 'simple_drive=4WD,AWD & simple_body=Wagon', ''],
    ['quattro', 'simple_drive=AWD', ''],
    ['auto hatch under $15k', 'simple_transmission=Automatic & simple_body=Hatch & price=..15000', ''],
    ['mercedes-benz', 'make=Mercedes-Benz', ''],
    ['volkswagon t-roc', 'make=Volkswagen & model=T-Roc', ''],
    ['t roc', 'make=Volkswagen & model=T-Roc', ''],
    ['c-hr hybrid', 'make=Toyota & model=C-HR & simple_fuel=Hybrid,Plug-in Hybrid', ''],
    ['bt50', 'make=Mazda & model=BT-50', ''],
    ['d max', 'make=Isuzu & model=D-MAX', ''],
    ['dmax 4x4', 'make=Isuzu & model=D-MAX & simple_drive=4WD', ''],
    ['landrover', 'make=Land Rover', ''],
    ['model 3 or model y', 'make=Tesla & model=Model 3,Model Y', ''],
    ['maximum of 60,000 kilometres', 'km=..60000', ''],
    ['no more than 30k', 'price=..30000', ''],
    ['not over 30k', 'price=..30000', ''],
    ['starting at 20k', 'price=20000..', ''],
    ['<= 25000', 'price=..25000', ''],
    ['> 2020', 'year=2020..', ''],
    ['40k max', 'price=..40000', ''],
    ['$30,000 - $40,000', 'price=30000..40000', ''],
    ['from $20k', 'price=20000..', ''],
    ['2017 onwards', 'year=2017..', ''],
    ['2016 or older', 'year=..2016', ''],
    ['before 2018', 'year=..2017', ''],
    ['pre 2015', 'year=..2014', ''],
    ['over 20k under 30k', 'price=20000..30000', ''],
    ['under 10', '', 'under 10'],
    ['12 months rego', '', '12 months rego'],
    ['3.5t towing', 'towing=3500..', ''],
    ['coupe without sunroof', 'simple_body=Coupe', ''],
    ['steel grey corolla', 'colour=Steel Grey & make=Toyota & model=Corolla,Corolla Cross', ''],
    ['grey gray', 'simple_colour=Grey', ''],
    ['gray suv', 'simple_colour=Grey & simple_body=SUV', ''],
    ['pearl white', 'colour=Pearl White', ''],
    ['cafe brown', 'colour=Café Brown', ''],
    ['seven hills', 'city=Seven Hills', ''],
    ['suv near brisbane for sale', 'simple_body=SUV & city=Brisbane', ''],
    ['8 seat people mover in qld', 'seats=8 & simple_body=People Mover & state=QLD', ''],
    ['motorbikes', 'simple_body=Motorcycle', ''],
    ['camper', '', 'camper'],
    ['phev', 'simple_fuel=Plug-in Hybrid', ''],
    ['oil burner', 'simple_fuel=Diesel', ''],
    [
      'ute, diesel, manual',
      'simple_body=Ute,Cab Chassis & simple_fuel=Diesel & simple_transmission=Manual',
      '',
    ],
    [
      'toyota hilux sr5 4x4 auto diesel 2019 under 60k',
      'make=Toyota & model=HiLux,HiLux Workmate & simple_drive=4WD & simple_transmission=Automatic & simple_fuel=Diesel & year=2019..2019 & price=..60000',
      'sr5',
    ],
    [
      'i want a white automatic suv with 7 seats under 50 grand please',
      'simple_colour=White & simple_transmission=Automatic & simple_body=SUV & seats=7 & price=..50000',
      '',
    ],
    ['5 seats or 7 seats', 'seats=5,7', ''],
    ['under 1.5k', 'price=..1500', ''],
    ['1 owner', '', '1 owner'],
    ['rego 123abc', '', 'rego 123abc'],
    ['turbo diesel', 'simple_fuel=Diesel', ''],
    ['bmw x5', 'make=BMW', 'x5'],
    ['bmw 3', 'make=BMW & model=3 Series', ''],
    ['mercedes c', 'make=Mercedes-Benz & model=C-Class', ''],
    ['4x4 auto turbo diesel', 'simple_drive=4WD & simple_transmission=Automatic & simple_fuel=Diesel', ''],
    ['under 15 grand', 'price=..15000', ''],
    ['sub $20k', 'price=..20000', ''],
    ['30k budget', 'price=..30000', ''],
    ['up to $30 000', 'price=..30000', ''],
    ['less than 100 000 km', 'km=..100000', ''],
    ['mazda 3 2018', 'make=Mazda & model=3 & year=2018..2018', ''],
    ['kms under 50000', 'km=..50000', ''],
    ['km < 80k', 'km=..80000', ''],
    ['under 100ks', 'km=..100000', ''],
    ['max kms 120k', 'km=..120000', ''],
    ['price below 20k', 'price=..20000', ''],
    ['price: $20k - $30k', 'price=20000..30000', ''],
    ['low km from 2018', 'km=..60000 & year=2018..', ''],
    ['low kms under 50000', 'km=..50000', ''],
    ['low-mileage suv', 'simple_body=SUV & km=..60000', ''],
    ['low k’s hatch', 'simple_body=Hatch & km=..60000', ''],
    ['low price', '', 'low price'],
    ['year from 2018', 'year=2018..', ''],
    ['built after 2018', 'year=2019..', ''],
    ['made in 2018', 'year=2018..2018', ''],
    ['corolla 2020/2021', 'make=Toyota & model=Corolla,Corolla Cross & year=2020..2021', ''],
    ['2018 or 2019 rav4', 'make=Toyota & model=RAV4 & year=2018..2019', ''],
    ['2018 or newer', 'year=2018..', ''],
    ['2018 up', 'year=2018..', ''],
    ['no older than 2018', 'year=2018..', ''],
    ['not newer than 2018', 'year=..2018', ''],
    ['MY21 kia', 'make=Kia & year=2021..2021', ''],
    ['suv less than 5 years old', 'simple_body=SUV & year=2021..', ''],
    ['no older than 8 years', 'year=2018..', ''],
    ['over 10 years old', 'year=..2016', ''],
    ['under 5 years warranty', '', 'under 5 years warranty'],
    ['5 years warranty', '', '5 years warranty'],
    ['manual only', 'simple_transmission=Manual', ''],
    ['late model suv', 'simple_body=SUV', ''],
    ['deisel ute', 'simple_fuel=Diesel & simple_body=Ute,Cab Chassis', ''],
    ['tow 3500kg', 'towing=3500..', ''],
    ['tows 3.5t', 'towing=3500..', ''],
    ['ute that can tow 3.5 tonne', 'simple_body=Ute,Cab Chassis & towing=3500..', ''],
    ['towing capacity of 3,000 kg', 'towing=3000..', ''],
    ['3500kg braked towing under 60k', 'towing=3500.. & price=..60000', ''],
    ['diesel suv to tow a 2 tonne caravan', 'simple_fuel=Diesel & simple_body=SUV & towing=2000..', ''],
    ['tow 2500', 'towing=2500..', ''],
    ['tow truck', 'simple_body=Truck', 'tow'],
    ['tow 5', '', 'tow 5'],
    ['3.5t', '', '3.5t'],
    ['towing 3000 kg diesel', 'simple_fuel=Diesel & towing=3000..', ''],
    ['ex demo', 'car_type=demo', ''],
    ['7 seats', 'seats=7', ''],
    ['p plater car', '', 'p plater car'],
    ['$200 a week', '', '$200 a week'],
  ])('%s', (typed, filters, text) => {
    const understanding = understandQuery(typed, reader);
    expect(describeFilters(understanding)).toBe(filters);
    expect(understanding.text).toBe(text);
  });
});

test.each([
  ['not toyota', '', ['not toyota'], ''],
  ['diesel not automatic', 'simple_fuel=Diesel', ['not automatic'], ''],
  ['suv but not white, gxl', 'simple_body=SUV', ['but not white,'], 'gxl'],
  ['suv not a toyota', 'simple_body=SUV', ['not a toyota'], ''],
  ['ute not white or black', 'simple_body=Ute,Cab Chassis', ['not white or black'], ''],
  ['anything but diesel', '', ['anything but diesel'], ''],
  ['rav4 under $600 a week', 'make=Toyota & model=RAV4', ['under $600 a week'], ''],
  ['rav4 $99pw', 'make=Toyota & model=RAV4', ['$99pw'], ''],
  ['low kms one owner', 'km=..60000', ['one owner'], ''],
  ['cheap first car under 15k', 'price=..15000', ['cheap first car'], ''],
  ['diesel suv no accidents', 'simple_fuel=Diesel & simple_body=SUV', ['no accidents'], ''],
  ['diesel gxl for a family', 'simple_fuel=Diesel', ['for a family'], 'gxl'],
  ['diesel gxl car', 'simple_fuel=Diesel', ['car'], 'gxl'],
  ['suv near me', 'simple_body=SUV', ['near me'], ''],
  [
    'diesel suv for sale near me under 20k',
    'simple_fuel=Diesel & simple_body=SUV & price=..20000',
    ['near me'],
    '',
  ],
  ['show me utes nearby', 'simple_body=Ute,Cab Chassis', ['nearby'], ''],
  ['hatch around me in white', 'simple_body=Hatch & simple_colour=White', ['around me in'], ''],
  ['near me', '', [], 'near me'],
  ['one owner', '', [], 'one owner'],
  ['no accidents', '', [], 'no accidents'],
])(
  'SRCH-12 what nothing answers is left out beside filters, what is not wanted always: %s',
  (typed, filters, leftOut, text) => {
    const read = understandQuery(typed, reader);
    expect(describeFilters(read)).toBe(filters);
    expect(listLeftOut(read)).toEqual(leftOut);
    expect(read.text).toBe(text);
  },
);

test.each([
  ['suv perth', 'simple_body=SUV & state=WA', ['Perth']],
  ['hatch in greater perth under 20k', 'simple_body=Hatch & state=WA & price=..20000', ['Perth']],
  ['perth wa utes', 'state=WA & simple_body=Ute,Cab Chassis', ['Perth']],
  ['suv wa', 'simple_body=SUV & state=WA', []],
  ['suv brisbane', 'simple_body=SUV & city=Brisbane', []],
  ['suv not perth', 'simple_body=SUV', []],
])('a capital of which only the state is known means the state, and says so: %s', (typed, filters, wide) => {
  const values = {
    ...vocabulary.values,
    state: [['WA', 9]],
    city: [
      ['Perth', 1],
      ['Brisbane', 3],
    ],
  } as const;
  const areas = [['Perth', 'state', ['WA']]] as const;
  const read = understandQuery(typed, createReader({ ...vocabulary, values, areas }));
  expect(describeFilters(read)).toBe(filters);
  expect(describeUnderstood(read).wholeStateFor).toEqual(wide);
});

test('every segment names the fields that its words became', () => {
  expect(understandQuery('hilux with tow bar under 40k', reader).segments).toEqual([
    { words: 'hilux with', fields: ['make', 'model'] },
    { words: 'tow bar', fields: [] },
    { words: 'under 40k', fields: ['price'] },
  ]);
});

test('a dealer without a filter gets no chip of it: the words stay text', () => {
  const values = { make: vocabulary.values['make'] ?? [] };
  const few = { ...vocabulary, values, ranges: ['price'] };
  const understanding = understandQuery('white diesel kia ute 2019 under 40k', createReader(few));
  expect(describeFilters(understanding)).toBe('make=Kia & price=..40000');
  expect(understanding.text).toBe('white diesel ute 2019');
});

test('in an index without plain colours a colour is every paint that is called so', () => {
  const kept = Object.entries(vocabulary.values).filter(([field]) => field !== 'simple_colour');
  const paints = { ...vocabulary, values: Object.fromEntries(kept) };
  const read = understandQuery('white suv', createReader(paints));
  expect(describeFilters(read)).toBe('colour=White,Glacier White,Pearl White & simple_body=SUV');
});

test.each([
  [
    'hilux tow bar under 40k',
    'make=Toyota & model=HiLux,HiLux Workmate & filtered_features=Tow Bar & price=..40000',
    '',
  ],
  ['suv with sunroof and leather', 'simple_body=SUV & filtered_features=Sunroof,Leather Seats', ''],
  ['sat nav and sun roof', 'filtered_features=Sunroof', 'sat nav'],
  ['roof racks', 'filtered_features=Roof Racks', ''],
  ['tow bar or sunroof', 'filtered_features=Tow Bar~or~Sunroof', ''],
  ['tow bar or sunroof or leather', 'filtered_features=Tow Bar~or~Sunroof~or~Leather Seats', ''],
  ['tow bar, sunroof or leather', 'filtered_features=Tow Bar,Sunroof~or~Leather Seats', ''],
  ['diesel or tow bar', 'simple_fuel=Diesel & filtered_features=Tow Bar', ''],
  ['suv without sunroof', 'simple_body=SUV', ''],
])('equipment that shoppers filter by is understood where the stock has it: %s', (typed, filters, text) => {
  const equipped = {
    ...vocabulary,
    values: {
      ...vocabulary.values,
      filtered_features: [
        ['Tow Bar', 9],
        ['Panoramic Sunroof', 5],
        ['Sunroof', 2],
        ['Leather Seats', 4],
        ['Roof Racks', 3],
      ] as const,
    },
  };
  const understanding = understandQuery(typed, createReader(equipped));
  expect(describeFilters(understanding)).toBe(filters);
  expect(understanding.text).toBe(text);
});

test('without any stock everything is text', () => {
  const nothing = createReader(emptyVocabulary);
  expect(understandQuery('hilux diesel under 40k', nothing).text).toBe('hilux diesel under 40k');
});

const wordsOf = (text: string): string[] => splitTokens(text).map(({ raw }) => raw);
const words = [
  ...synonyms.flatMap((row) => row.words),
  ...vocabulary.models.map(([, model]) => model),
  ...'under over between and to from not no or $ 20 30k 40,000 30 000 km 100ks price built 2019 my21 5 years old - + / 7 seater 3 near new , in with'.split(
    ' ',
  ),
];
const query = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.constantFrom(...words), { maxLength: 9 }).map((picked) => picked.join(' ')),
);

test('property: never throws, never loses a word, and asks only for what the stock has', () => {
  fc.assert(
    fc.property(query, (typed) => {
      const { segments, text, lists, ranges } = understandQuery(typed, reader);
      expect(segments.flatMap((segment) => wordsOf(segment.words))).toEqual(wordsOf(typed.slice(0, 200)));
      const left = segments
        .filter(({ fields, isLeftOut }) => fields.length === 0 && !isLeftOut)
        .map((segment) => segment.words);
      expect(text).toBe(left.join(' '));
      const used = new Set(segments.flatMap(({ fields }) => fields));
      expect([...used].sort()).toEqual([...Object.keys(lists), ...Object.keys(ranges)].sort());
      for (const [field, values] of Object.entries(lists)) {
        const stock =
          field === 'model'
            ? vocabulary.models.map(([, model]) => model)
            : (vocabulary.values[field] ?? []).map(([value]) => value);
        expect(stock).toEqual(expect.arrayContaining(values));
      }
      for (const { min, max } of Object.values(ranges)) {
        expect(min === null || max === null || min <= max).toBe(true);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('text keeps its spelling and its spaces', () => {
  expect(understandQuery('  x-ray,  Y/Z diesel', reader).text).toBe('x-ray,  Y/Z');
});

test('a text of any length is read at once', () => {
  const started = performance.now();
  understandQuery('between 20 and '.repeat(2_000), reader);
  expect(performance.now() - started).toBeLessThan(250);
});

/** Ways to say one thing, with the filter that each is. */
const sayings = {
  transmission: [
    ['manual', 'simple_transmission=Manual'],
    ['auto', 'simple_transmission=Automatic'],
    ['automatic transmission', 'simple_transmission=Automatic'],
  ],
  seats: [
    ['7 seater', 'seats=7'],
    ['7-seater', 'seats=7'],
    ['7seater', 'seats=7'],
    ['seven seats', 'seats=7'],
    ['five seater', 'seats=5'],
    ['with 8 seats', 'seats=8'],
  ],
  location: [
    ['qld', 'state=QLD'],
    ['in NSW', 'state=NSW'],
    ['Brisbane', 'city=Brisbane'],
    ['near parramatta', 'city=Parramatta'],
    ['in seven hills', 'city=Seven Hills'],
  ],
  colour: [
    ['white', 'simple_colour=White'],
    ['gray', 'simple_colour=Grey'],
    ['Glacier White', 'colour=Glacier White'],
  ],
} as const;

const price = fc
  .record({
    word: fc.constantFrom(
      ...(['under', 'below', 'up to', 'less than', 'over', 'above', 'more than'] as const),
    ),
    thousands: fc.integer({ min: 2, max: 99 }),
    write: fc.constantFrom(
      (n: number) => `${n}k`,
      (n: number) => `$${n}k`,
      (n: number) => `$${n},000`,
      (n: number) => `${n} grand`,
      (n: number) => `${n * 1_000} dollars`,
    ),
  })
  .map(({ word, thousands, write }) => {
    const limit = String(thousands * 1_000);
    const isLeast = /over|above|more/.test(word);
    return [`${word} ${write(thousands)}`, isLeast ? `price=${limit}..` : `price=..${limit}`] as const;
  });

test('property: transmission, seats, location, colour and price mean the same in any order and any spelling', () => {
  const one = <Choice>(choices: readonly Choice[]) => fc.constantFrom(...choices);
  const { transmission, seats, location, colour } = sayings;
  const all = fc.tuple(one(transmission), one(seats), one(location), one(colour), price);
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 1 });
  fc.assert(
    fc.property(all, order, one([' ', '  ', ', ']), fc.boolean(), (parts, locations, between, loud) => {
      const said = locations.flatMap((index) => parts[index] ?? []);
      const words = said.filter((_, index) => index % 2 === 0).join(between);
      const filters = said.filter((_, index) => index % 2 === 1);
      const read = understandQuery(loud ? words.toUpperCase() : words, reader);
      expect(describeFilters(read).split(' & ').sort()).toEqual(filters.sort());
      expect(read.text).toBe('');
    }),
    { numRuns: 1_000 },
  );
});
