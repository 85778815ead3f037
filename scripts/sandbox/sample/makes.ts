import { readFileSync, readdirSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { vehicleCategories } from '#domain/vehicle/fields/field.ts';
import { sizes } from '../images/silhouettes.ts';

const unknownNumber = v.nullable(v.number());

/** [fuel, cubic centimetres, cylinders, kilowatts, newton metres, litres per 100 km] */
const engine = v.tuple([
  v.nullable(v.picklist(['Petrol', 'Diesel', 'Hybrid', 'Plug-in Hybrid', 'Electric'])),
  unknownNumber,
  unknownNumber,
  unknownNumber,
  unknownNumber,
  unknownNumber,
]);

/** [badge, price of a new one in dollars, engine key, series] */
const badge = v.tuple([v.string(), v.number(), v.string(), v.string()]);

const model = v.strictObject({
  model: v.string(),
  category: v.optional(v.picklist(vehicleCategories), 'car'),
  body: v.string(),
  /** How it is drawn: without one, by its seats. */
  size: v.optional(v.picklist(sizes)),
  configuration: v.optional(v.string()),
  doors: v.optional(v.number()),
  seats: v.optional(v.number()),
  drive: v.optional(v.string()),
  /** 'Automatic 6': kind and number of gears. */
  gearbox: v.optional(v.string()),
  /** Share of used ones with a manual gearbox. */
  manual: v.optional(v.number(), 0),
  towing: v.optional(v.number()),
  ancap: v.optional(v.number()),
  from: v.number(),
  to: v.optional(v.number()),
  weight: v.optional(v.number(), 1),
  /** Caravans: body width, body length, tare, axle, sleeps, aggregate trailer mass. */
  dimensions: v.optional(v.tuple([v.string(), v.string(), v.string(), v.string(), v.number(), v.string()])),
  badges: v.pipe(v.array(badge), v.minLength(1)),
});

const make = v.strictObject({
  make: v.string(),
  /** First three characters of a VIN. */
  vin: v.pipe(v.string(), v.length(3)),
  engines: v.record(v.string(), engine),
  models: v.pipe(v.array(model), v.minLength(1)),
});

export type SampleMake = v.InferOutput<typeof make>;
export type SampleModel = SampleMake['models'][number];
export type SampleEngine = v.InferOutput<typeof engine>;

let known: Map<string, SampleMake> | undefined;

/** Every make that sample stock can be drawn from, by its name, read from `makes/*.yaml` once. */
export function readMakes(): Map<string, SampleMake> {
  known ??= readFolder();
  return known;
}

function readFolder(): Map<string, SampleMake> {
  const folder = new URL('makes/', import.meta.url);
  const files = readdirSync(folder).sort();
  return new Map(
    files.map((file) => {
      const parsed = v.parse(make, parse(readFileSync(new URL(file, folder), 'utf8')));
      return [parsed.make, parsed];
    }),
  );
}
