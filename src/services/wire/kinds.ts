import type { CarType, Kind, KindValues, VehicleCategory } from '#domain/vehicle/fields/field.ts';
import { parseHotspots } from './hotspots.ts';
import { parseLenders } from './lenders.ts';
import { liveReaders, readName, readNumber, readText, type Readers } from './read-fields.ts';

/** Unknown in the index is an absent field; null is read as unknown too. */
type Unless<Value> = Value | null | undefined;

interface LocationFields {
  id?: Unless<string>;
  distribution_locations?: Unless<(string | { id: string })[]>;
}
interface Picture {
  image: { url: string; thumb?: { url: string } | undefined };
}

/** How documents of the index write the kinds that are not written as they are read. */
interface WrittenDifferently {
  category: Unless<VehicleCategory>;
  makeModel: Unless<string>;
  flag: Unless<boolean>;
  texts: Unless<string[]>;
  pictures: Unless<Picture[]>;
  firstPicture: Unless<Picture[]>;
  onlyPicture: Unless<string>;
  stateAverage: Unless<{
    state_average_market_price?: Unless<number>;
    average_market_price?: Unless<number>;
  }>;
  countryAverage: WrittenDifferently['stateAverage'];
  /** Whoever reads them leaves out what cannot be read. */
  lenders: unknown;
  hotspots: unknown;
  /** Only a help, so one that cannot be read is none. */
  locationId: Unless<LocationFields>;
  distributionLocations: Unless<LocationFields>;
}

/** What documents of the index hold. Prices are whole Australian dollars, times epoch seconds. */
export type Written<One extends Kind> = One extends keyof WrittenDifferently
  ? WrittenDifferently[One]
  : KindValues[One] | (null extends KindValues[One] ? undefined : never);

type Loose = Readonly<Record<string, unknown>> | null | undefined;

const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isRecord = (value: unknown): value is Loose & object => typeof value === 'object' && value !== null;
const isListOf = (value: unknown, fits: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits);
const unless = (fits: (value: unknown) => boolean) => (value: unknown) =>
  value === null || value === undefined || fits(value);

const carTypes: readonly unknown[] = ['new', 'demo', 'used'] satisfies CarType[];
const categories: readonly unknown[] = ['car', 'motorcycle', 'truck', 'caravan'] satisfies VehicleCategory[];
const isPicture = (one: unknown): boolean => {
  const image = (one as Loose)?.['image'] as Loose;
  const thumb = image?.['thumb'];
  return isText(image?.['url']) && (thumb === undefined || isText((thumb as Loose)?.['url']));
};
const isMarket = (value: unknown): boolean =>
  isRecord(value) &&
  ['state_average_market_price', 'average_market_price'].every((name) => unless(isNumber)(value[name]));

const text = unless(isText);
const number = unless(isNumber);
const texts = unless((value) => isListOf(value, isText));
const pictures = unless((value) => isListOf(value, isPicture));
const market = unless(isMarket);
const anything = (): boolean => true;

/** Whether a value is what a document may hold. By hand: pages with a vehicle would load a library for it. */
export const kindFits: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  ...{ id: isText, slug: isText, name: isText, shown: isFlag },
  carType: (value) => carTypes.includes(value),
  category: unless((value) => categories.includes(value)),
  ...{ text, makeModel: text, link: text, onlyPicture: text, texts, flag: unless(isFlag) },
  ...{ number, count: number, year: number, dollars: number, kilometres: number, kilograms: number },
  ...{ time: number, litres: number, pictures, firstPicture: pictures },
  ...{ stateAverage: market, countryAverage: market },
  ...{ lenders: anything, hotspots: anything, locationId: anything, distributionLocations: anything },
};

const readPictures = (value: unknown) =>
  ((value as Written<'pictures'>) ?? []).map(({ image: { url, thumb } }) => ({
    url,
    thumbUrl: thumb?.url ?? url,
  }));
const readId = (value: unknown): string | null => readText((value as Loose)?.['id']);

/** How each kind is read where it fits. */
export const kindReaders: Readers<Kind> = {
  ...liveReaders,
  ...{ id: readName, slug: readName },
  ...{ count: readNumber, year: readNumber, kilometres: readNumber, kilograms: readNumber, time: readNumber },
  carType: (value) => value as CarType,
  category: (value) => (value as Written<'category'>) ?? null,
  makeModel: (value, { make, model }) => readText(value) ?? `${String(make)} > ${String(model)}`,
  /** Nothing that a feed says runs as a script. */
  link: (value) => (/^https?:\/\//i.test(readText(value) ?? '') ? (value as string) : null),
  litres: (value) => Math.round((readNumber(value) ?? 0) * 1000) || null,
  texts: (value) => (texts(value) ? ((value as Written<'texts'>) ?? null) : null),
  pictures: (value) => {
    const read = pictures(value) ? readPictures(value) : [];
    return read.length > 0 ? read : null;
  },
  firstPicture: (value) => (pictures(value) ? readPictures(value)[0]?.url : null) ?? null,
  onlyPicture: (value) => {
    const url = readText(value);
    return url === null ? null : [{ url, thumbUrl: url }];
  },
  lenders: parseLenders,
  hotspots: parseHotspots,
  locationId: readId,
  distributionLocations: (value) => {
    const locations = (value as Loose)?.['distribution_locations'];
    const ids = (Array.isArray(locations) ? locations : []).map(
      (one: unknown) => readText(one) ?? readId(one),
    );
    return ids.includes(null) ? null : (ids as string[]);
  },
};
