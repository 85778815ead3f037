import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { SampleDealer } from './dealer.ts';
import type { SampleMake } from './makes.ts';

const weights = v.record(v.string(), v.pipe(v.number(), v.minValue(0)));

/** The shape of one yard, written in `profiles/<slug>.yaml`. Every key has a default. */
const profileSchema = v.strictObject({
  vehicles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(40), v.maxValue(5000)), 60),
  condition: v.optional(v.strictObject({ new: v.number(), demo: v.number(), used: v.number() }), {
    new: 4,
    demo: 1,
    used: 5,
  }),
  /** Makes sold new and as demonstrators, with their weights. */
  newMakes: v.optional(weights),
  /** Makes on the used yard; by default everything that trades in. */
  usedMakes: v.optional(weights),
  categories: v.optional(weights),
  /** Lowest and highest price of a used vehicle in dollars. */
  usedPrice: v.optional(v.tuple([v.number(), v.number()]), [6000, 130000]),
  /** Oldest used vehicle in years. */
  oldest: v.optional(v.number(), 13),
  usedPriceType: v.optional(v.string(), 'drive_away'),
  newPriceType: v.optional(v.string(), 'drive_away'),
});

type Input = v.InferOutput<typeof profileSchema>;
export type SampleProfile = Omit<Input, 'categories' | 'newMakes' | 'usedMakes'> & {
  categories: Record<string, number>;
  newMakes: Record<string, number>;
  usedMakes: Record<string, number>;
};

/** How often each make turns up as a trade-in in Australia, roughly. */
const tradeIns: Record<string, number> = {
  Toyota: 20, Mazda: 11, Ford: 10, Hyundai: 9, Mitsubishi: 8, Kia: 8, Nissan: 7, Volkswagen: 6, Subaru: 5,
  Isuzu: 5, Holden: 5, Honda: 4, 'Mercedes-Benz': 3, BMW: 3, Suzuki: 3, MG: 3, Audi: 2, GWM: 2, Lexus: 1.5,
  'Land Rover': 1.2, Jeep: 1.5, Volvo: 1, Peugeot: 0.7, Škoda: 1, Renault: 0.8, LDV: 0.8, Tesla: 1.5, Porsche: 0.6,
  Citroën: 0.4, RAM: 0.4, BYD: 0.6, Yamaha: 3, Ducati: 1, 'Harley-Davidson': 1, Hino: 3, Fuso: 2, Jayco: 4, 'New Age': 2,
}; // oxfmt-ignore

/** What a dealer sells follows from the makes that it represents; a yard of all makes sells cars. */
const weighCategories = (makes: readonly SampleMake[]): Record<string, number> =>
  makes.length === 0
    ? { car: 1 }
    : Object.fromEntries(makes.flatMap(({ models }) => models.map(({ category }) => [category, 1])));

/**
 * The profile of a dealer: its file, or for a dealer added without one, a small yard derived from the makes that the
 * dealer represents. Throws a ValiError when the file is wrong.
 */
export function readProfile(dealer: SampleDealer, makes: Map<string, SampleMake>): SampleProfile {
  const file = new URL(`profiles/${dealer.slug}.yaml`, import.meta.url);
  const written = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as unknown) : {};
  const profile = v.parse(profileSchema, written ?? {});
  const represented = [
    ...(dealer.make ? [dealer.make] : []),
    ...dealer.brands.map(({ name }) => name),
    ...dealer.locations.flatMap((location) => location.makes),
  ];
  const known = [...new Set(represented)].filter((name) => makes.has(name));
  const newMakes = profile.newMakes ?? Object.fromEntries(known.map((name) => [name, 1]));
  const sellsNew = Object.keys(newMakes).length > 0;
  return {
    ...profile,
    condition: sellsNew ? profile.condition : { new: 0, demo: 0, used: 1 },
    categories: profile.categories ?? weighCategories(known.flatMap((name) => makes.get(name) ?? [])),
    newMakes,
    usedMakes: profile.usedMakes ?? tradeIns,
  };
}
