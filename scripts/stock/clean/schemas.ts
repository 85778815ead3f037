import * as v from 'valibot';
import { explainUnfitName } from '#config/load/unfit-file.ts';
import { vehicleCategories, type Field, type Kind } from '#domain/vehicle/fields/field.ts';
import { measureTable } from '#domain/vehicle/fields/measures.ts';
import { allFields } from '#domain/vehicle/fields/table.ts';
import { kindFits } from '#services/wire/kinds.ts';
import { flag, number, text, texts } from '#services/wire/values.ts';

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

/** What each kind may look like in a feed. What is more in a record is left out: what the index holds is public. */
const kindSchemas = {
  id: v.pipe(
    v.string(),
    v.check((value: string) => kindFits.id(value)),
  ),
  slug: v.pipe(
    v.string(),
    v.check((value: string) => kindFits.slug(value) && explainUnfitName(value) === null),
  ),
  name: v.string(),
  carType: v.picklist(['new', 'demo', 'used']),
  shown: v.boolean(),
  category: v.optional(v.nullable(v.picklist(vehicleCategories))),
  text,
  code: text,
  makeModel: text,
  address: text,
  addresses: texts,
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
  /** Readers leave out the entries that they cannot read. */
  lenders: v.optional(v.unknown()),
  hotspots: v.optional(v.unknown()),
  locationId: location,
  distributionLocations: location,
} satisfies Record<Kind, v.GenericSchema>;

/** For facts that are only a help: a value that cannot be read becomes unknown, and the vehicle is kept. */
export const lenient = (schema: v.GenericSchema): v.GenericSchema => v.fallback(schema, null);

const others = allFields.flatMap(({ or = {} }) => Object.entries(or));
const measures = Object.values<Field>(measureTable);
const helps = new Set(measures.map(({ name }) => name));
/** Whether the field of this name is only a help: further figures. */
export const isHelp = (name: string): boolean => helps.has(name);
/** Further figures of a row that its vehicle does not have, because they break their limits. */
export const listLeftOut = (fields: Readonly<Record<string, unknown>>, vehicle: object): string[] =>
  Object.keys(fields).filter((name) => isHelp(name) && Reflect.get(vehicle, name) === null);

/** Schemas of further figures, by their names in the index. */
export const measureEntries = Object.fromEntries(
  measures.map(({ name, kind }): [string, v.GenericSchema] => [name, lenient(kindSchemas[kind])]),
);

/** Schemas of all columns that have the name of a field. */
export const fieldEntries: Record<string, v.GenericSchema> = {
  ...Object.fromEntries(others.map(([name, kind]) => [name, lenient(kindSchemas[kind])])),
  ...Object.fromEntries(allFields.map(({ name, kind }) => [name, kindSchemas[kind]])),
  ...measureEntries,
};
