import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import type { PartDocument } from '#services/wire/part.ts';
import { goods } from '../images/goods.ts';
import { createId } from './identity.ts';
import { readMakes, type SampleModel } from './makes.ts';
import { readProfile } from './profile.ts';
import { createRandom, type Random } from './random.ts';
import type { SampleSettings } from './stock.ts';

const template = v.strictObject({
  name: v.string(),
  category: v.string(),
  picture: v.picklist(goods),
  price: v.tuple([v.number(), v.number()]),
  fits: v.picklist(['any', 'make', 'model', 'ute']),
});
type Template = v.InferOutput<typeof template>;

interface Fit {
  make: string | null;
  model: SampleModel | null;
}

/** How many models a dealer keeps parts for. */
const mostModels = 8;

/** The parts counter of one dealer as index documents, deterministic in its settings (ROUTE-16). */
export function createSampleParts({ dealer, now, publicUrl }: SampleSettings): PartDocument[] {
  const makes = readMakes();
  const profile = readProfile(dealer, makes);
  const random = createRandom(`${dealer.slug}/parts`);
  const sold = Object.keys(profile.newMakes).flatMap((name) => makes.get(name) ?? []);
  const models = sold
    .flatMap(({ make, models: range }) => range.map((model) => ({ make, model })))
    .filter(({ model }) => model.to === undefined && model.category === 'car')
    .slice(0, mostModels);
  const fitsOf = ({ fits }: Template): Fit[] => {
    if (fits === 'any') return [{ make: null, model: null }];
    if (fits === 'make') return sold.map(({ make }) => ({ make, model: null }));
    return models.filter(({ model }) => fits !== 'ute' || model.body === 'Ute');
  };
  const texts = readFileSync(new URL('part-texts.yaml', import.meta.url), 'utf8');
  const wanted = v
    .parse(v.array(template), parse(texts))
    .flatMap((text) => fitsOf(text).map((fit) => ({ text, fit })));
  return random
    .shuffle(wanted)
    .map(({ text, fit }, index) => createPart(text, fit, index, { dealer, now, publicUrl }, random));
}

function createPart(
  { name, category, picture, price }: Template,
  { make, model }: Fit,
  index: number,
  { dealer, now, publicUrl }: SampleSettings,
  random: Random,
): PartDocument {
  const [least, most] = price;
  return {
    id: `part-${createId(dealer.slug, index)}`,
    name: name.replace('{make}', make ?? '').replace('{model}', model?.model ?? ''),
    number: `${random.integer(10_000, 99_999)}-${random.integer(10_000, 99_999)}`,
    category,
    ...(make ? { make } : {}),
    ...(model ? { fits: `${model.model} from ${model.from}` } : {}),
    image_url: `${publicUrl}/images/parts/${picture}.jpg`,
    // One in twelve is priced on request.
    ...(random.chance(1 / 12)
      ? {}
      : { price: random.integer(least, most), price_type: 'incl. GST, fitting extra' }),
    in_stock: random.chance(0.7),
    dealership_id: dealer.dealershipId,
    created_at: now - (index + 1) * 3_600,
  };
}
