import {
  vehicleCategories,
  type CarType,
  type Kind,
  type KindValues,
  type VehicleCategory,
} from '#domain/vehicle/fields/field.ts';
import { safeAddress } from '#domain/page/safe-address.ts';
import { visibleText } from '#domain/page/visible-text.ts';
import { parseHotspots } from './hotspots.ts';
import { parseLenders } from './lenders.ts';
import { liveReaders, readList, readName, readNumber, readText, type Readers } from './read-fields.ts';

/** Unknown in the index is an absent field; null is read as unknown too. */
type Unless<Value> = Value | null | undefined;

interface LocationFields {
  id?: Unless<string>;
  distribution_locations?: Unless<(string | { id: string })[]>;
}
interface Picture {
  image: { url: string; thumb?: { url: string } | undefined };
}

/** Forms in documents of the index, for kinds that differ there from the domain. */
interface WrittenDifferently {
  category: Unless<VehicleCategory>;
  makeModel: Unless<string>;
  addresses: Unless<string[]>;
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

/** No id and no slug is longer; a page is a folder of that name. */
export const longestId = 120;

/** No code of another system is longer; an enquiry carries it. */
export const longestCode = 200;

type Loose = Readonly<Record<string, unknown>> | null | undefined;

const isText = (value: unknown): boolean => typeof value === 'string';
/** The name of a document and a page: no invisible characters, and no path to another folder. */
const isId = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= longestId && visibleText(value) === value;
const isSlug = (value: unknown): boolean =>
  isId(value) && /^[\p{L}\p{N}_][\p{L}\p{M}\p{N}_.~-]*$/u.test(value as string);
const isNumber = (value: unknown): boolean => typeof value === 'number';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isListOf = (value: unknown, fits: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(fits);
const unless = (fits: (value: unknown) => boolean) => (value: unknown) =>
  value === null || value === undefined || fits(value);

const carTypes: readonly unknown[] = ['new', 'demo', 'used'] satisfies CarType[];
const categories: readonly unknown[] = vehicleCategories;
const isPicture = (one: unknown): boolean => {
  const image = (one as Loose)?.['image'] as Loose;
  const thumb = image?.['thumb'];
  return isText(image?.['url']) && (thumb === undefined || isText((thumb as Loose)?.['url']));
};
const number = unless(isNumber);
const isMarket = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  ['state_average_market_price', 'average_market_price'].every((name) => number((value as Loose)?.[name]));

const text = unless(isText);
const texts = unless((value) => isListOf(value, isText));
const pictures = unless((value) => isListOf(value, isPicture));
const market = unless(isMarket);
const anything = (): boolean => true;

/** Whether a value has the form that a document may hold. Without a library, which vehicle pages would have to load. */
export const kindFits: Readonly<Record<Kind, (value: unknown) => boolean>> = {
  ...{ id: isId, slug: isSlug, name: isText, shown: isFlag },
  carType: (value) => carTypes.includes(value),
  category: unless((value) => categories.includes(value)),
  ...{
    text,
    code: text,
    makeModel: text,
    address: text,
    onlyPicture: text,
    texts,
    addresses: texts,
    flag: unless(isFlag),
  },
  ...{ number, count: number, year: number, dollars: number, kilometres: number, kilograms: number },
  ...{ time: number, litres: number, pictures, firstPicture: pictures },
  ...{ stateAverage: market, countryAverage: market },
  ...{ lenders: anything, hotspots: anything, locationId: anything, distributionLocations: anything },
};

const readAddress = (value: unknown): string | null => safeAddress(readText(value));
const readAddresses = (value: unknown): string[] =>
  readList(value as Written<'addresses'>).flatMap((one) => readAddress(one) ?? []);

const readPictures = (value: unknown) =>
  readList(value as Written<'pictures'>).flatMap(({ image }) => {
    const url = readAddress(image.url);
    return url ? [{ url, thumbUrl: readAddress(image.thumb?.url) ?? url }] : [];
  });
const orNull = <Item>(list: Item[]): Item[] | null => (list.length > 0 ? list : null);
const readCode = (value: unknown): string | null =>
  readText(((value as Loose)?.['length'] as number) > longestCode ? null : value);
const readId = (value: unknown): string | null => readCode((value as Loose)?.['id']);

/** How each kind is read where it fits. */
export const kindReaders: Readers<Kind> = {
  ...liveReaders,
  ...{ id: readName, slug: readName },
  ...{ count: readNumber, year: readNumber, kilometres: readNumber, kilograms: readNumber, time: readNumber },
  code: readCode,
  carType: (value) => value as CarType,
  category: (value) => (value as Written<'category'>) ?? null,
  makeModel: (value, { make, model }) => readText(value) ?? `${readName(make)} > ${readName(model)}`,
  address: readAddress,
  addresses: (value) => (texts(value) ? orNull(readAddresses(value)) : null),
  litres: (value) => Math.round((readNumber(value) ?? 0) * 1000) || null,
  texts: (value) =>
    value && texts(value) ? readList(value as Written<'texts'>).flatMap((one) => readText(one) ?? []) : null,
  pictures: (value) => (pictures(value) ? orNull(readPictures(value)) : null),
  firstPicture: (value) => (pictures(value) && readPictures(value)[0]?.url) || null,
  onlyPicture: (value) => orNull(readPictures([{ image: { url: value } }])),
  lenders: parseLenders,
  hotspots: parseHotspots,
  locationId: readId,
  distributionLocations: (value) => {
    const locations = (value as Loose)?.['distribution_locations'];
    const ids = readList(Array.isArray(locations) ? locations : []).map(
      (one: unknown) => readText(one) ?? readId(one),
    );
    return ids.includes(null) ? null : (ids as string[]);
  },
};
