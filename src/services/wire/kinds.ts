import * as v from 'valibot';
import type { Kind } from '#domain/vehicle/fields/field.ts';
import { parseHotspots } from './hotspots.ts';
import { parseLenders } from './lenders.ts';
import { liveReaders, readName, readNumber, readText, type Readers } from './read-fields.ts';
import { flag, number, text, texts, webAddress } from './values.ts';

const pictures = v.optional(
  v.nullable(
    v.array(
      v.object({
        image: v.object({ url: v.string(), thumb: v.optional(v.object({ url: v.string() })) }),
      }),
    ),
  ),
);
const market = v.optional(
  v.nullable(v.object({ state_average_market_price: number, average_market_price: number })),
);
/** Only a help, so one that cannot be read is none. */
const location = v.fallback(
  v.optional(
    v.nullable(
      v.object({
        id: text,
        distribution_locations: v.fallback(
          v.nullish(v.array(v.union([v.string(), v.object({ id: v.string() })]))),
          null,
        ),
      }),
    ),
  ),
  null,
);

/** What each kind looks like in a document of the index. Prices are whole Australian dollars, times epoch seconds. */
export const kindSchemas = {
  id: v.string(),
  slug: v.string(),
  name: v.string(),
  carType: v.picklist(['new', 'demo', 'used']),
  shown: v.boolean(),
  category: v.optional(v.nullable(v.picklist(['car', 'motorcycle', 'truck', 'caravan']))),
  text,
  makeModel: text,
  link: text,
  flag,
  number,
  count: number,
  year: number,
  dollars: number,
  kilometres: number,
  kilograms: number,
  time: number,
  litres: number,
  texts,
  pictures,
  firstPicture: pictures,
  onlyPicture: text,
  stateAverage: market,
  countryAverage: market,
  /** Read by `parseLenders` and `parseHotspots`, which leave out what they cannot read. */
  lenders: v.optional(v.unknown()),
  hotspots: v.optional(v.unknown()),
  locationId: location,
  distributionLocations: location,
} satisfies Record<Kind, v.GenericSchema>;

export type KindSchemas = typeof kindSchemas;

type Written<One extends Kind> = v.InferOutput<KindSchemas[One]>;

const readTexts = (value: unknown): string[] | null => (value as Written<'texts'>) ?? null;
const readPictures = (value: unknown) =>
  ((value as Written<'pictures'>) ?? []).map(({ image: { url, thumb } }) => ({
    url,
    thumbUrl: thumb?.url ?? url,
  }));

/** How each kind is read from a document that has the shape above. */
export const kindReaders: Readers<Kind> = {
  ...liveReaders,
  id: readName,
  slug: readName,
  carType: (value) => value as Written<'carType'>,
  category: (value) => (value as Written<'category'>) ?? null,
  makeModel: (value, { make, model }) => readText(value) ?? `${String(make)} > ${String(model)}`,
  link: (value) => webAddress(readText(value)),
  count: readNumber,
  year: readNumber,
  kilometres: readNumber,
  kilograms: readNumber,
  time: readNumber,
  litres: (value) => {
    const litres = readNumber(value);
    return litres ? Math.round(litres * 1000) : null;
  },
  texts: readTexts,
  pictures: (value) => {
    const read = readPictures(value);
    return read.length > 0 ? read : null;
  },
  firstPicture: (value) => readPictures(value)[0]?.url ?? null,
  onlyPicture: (value) => {
    const url = readText(value);
    return url === null ? null : [{ url, thumbUrl: url }];
  },
  lenders: parseLenders,
  hotspots: parseHotspots,
  locationId: (value) => readText((value as Written<'locationId'>)?.id),
  distributionLocations: (value) =>
    ((value as Written<'distributionLocations'>)?.distribution_locations ?? []).map((one) =>
      typeof one === 'string' ? one : one.id,
    ),
};
