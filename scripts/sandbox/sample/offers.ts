import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse } from 'yaml';
import { slugify } from '#domain/site/slug.ts';
import { openEnd, openStart, type OfferDocument } from '#services/wire/offer.ts';
import { scenes } from '../images/views.ts';
import { createId } from './identity.ts';
import { readMakes, type SampleMake, type SampleModel } from './makes.ts';
import { outline, pictureUrls } from './pictures.ts';
import { readProfile } from './profile.ts';
import { createRandom, type Random } from './random.ts';
import type { SampleSettings } from './stock.ts';

const dayOrOpen = v.nullable(v.number());
const template = v.strictObject({
  name: v.string(),
  category: v.string(),
  /** Needs a dealer that sells new cars, and names their make. */
  make: v.optional(v.boolean(), false),
  /** Is about one model of it, which its pictures show. */
  model: v.optional(v.boolean(), false),
  electric: v.optional(v.boolean(), false),
  scene: v.picklist(scenes),
  more: v.optional(v.array(v.picklist(scenes)), []),
  days: v.tuple([dayOrOpen, dayOrOpen]),
  price: v.optional(v.number()),
  priceType: v.optional(v.string()),
  description: v.string(),
  disclaimer: v.optional(v.string()),
  button: v.optional(v.strictObject({ text: v.string(), href: v.string() })),
});
type Template = v.InferOutput<typeof template>;

/**
 * Three to eight offers of a dealer: current, coming, over and without an end, with short and long small print. The
 * last one is excluded from the dealer's own website, so that nobody forgets to honour exclusions (SRCH-23).
 */
export function createSampleOffers({ dealer, now, publicUrl }: SampleSettings): OfferDocument[] {
  const makes = readMakes();
  const profile = readProfile(dealer, makes);
  const random = createRandom(`${dealer.slug}/offers`);
  const sold = Object.keys(profile.newMakes).flatMap((name) => makes.get(name) ?? []);
  const cars = sold
    .map((make) => ({ make, models: current(make) }))
    .filter(({ models }) => models.length > 0);
  const electric = sold.some(({ engines }) => Object.values(engines).some(([fuel]) => fuel === 'Electric'));
  const templates = v
    .parse(v.array(template), parse(readFileSync(new URL('offer-texts.yaml', import.meta.url), 'utf8')))
    .filter((offer) => (!offer.make || cars.length > 0) && (!offer.electric || electric));
  const count = Math.min(templates.length, random.integer(4, 8));
  return templates.slice(0, count).map((offer, index) => {
    const car = offer.make ? pickModel(cars, random) : null;
    const document = createOffer(offer, car, { dealer, now, publicUrl }, index);
    return index === count - 1 ? { ...document, excluded_website_ids: [dealer.websiteId] } : document;
  });
}

/** '2026-12-25' as 20261225. */
const dayOf = (date: string): number => Number(date.replaceAll('-', ''));

interface Car {
  make: SampleMake;
  model: SampleModel;
}

const current = ({ models }: SampleMake): SampleModel[] =>
  models.filter(({ to, category }) => to === undefined && category === 'car');

function pickModel(cars: { make: SampleMake; models: SampleModel[] }[], random: Random): Car {
  const { make, models } = random.pick(cars);
  return { make, model: random.pick(models) };
}

/** An offer on a model shows that model, from several sides. */
function pictureModel({ make, model }: Car, publicUrl: string): string[] {
  const [, , key] = model.badges[0] ?? [];
  const engine = key === undefined ? undefined : make.engines[key];
  if (!engine) return [];
  const silhouette = outline({ model, engine });
  return pictureUrls({ base: publicUrl, silhouette, colour: 'Red', count: 4, seed: 0 });
}

function createOffer(
  offer: Template,
  car: Car | null,
  settings: SampleSettings,
  index: number,
): OfferDocument {
  const { dealer, now, publicUrl } = settings;
  const price = offer.price ?? (offer.priceType ? car?.model.badges[0]?.[1] : undefined);
  const fill = (text: string): string =>
    text
      .replaceAll('{make}', car?.make.make ?? '')
      .replaceAll('{model}', car?.model.model ?? '')
      .replaceAll('{dealer}', dealer.name)
      .replaceAll('{suburb}', dealer.locations[0]?.address.suburb ?? 'local');
  const shown = car && offer.model ? pictureModel(car, publicUrl) : null;
  const date = (days: number): string => new Date((now + days * 86_400) * 1000).toISOString().slice(0, 10);
  const [starts, ends] = offer.days;
  const picture = shown?.[0] ?? `${publicUrl}/images/scenes/${offer.scene}.jpg`;
  const more = shown?.slice(1) ?? offer.more.map((scene) => `${publicUrl}/images/scenes/${scene}.jpg`);
  return {
    id: `offer-${createId(dealer.slug, index)}`,
    name: fill(offer.name),
    category: offer.category,
    description: fill(offer.description)
      .replaceAll(/<[^<>]+>/g, ' ')
      .trim(),
    sanitized_description: fill(offer.description),
    ...(offer.button ? { cta_text: offer.button.text, cta_url: offer.button.href } : {}),
    ...(offer.disclaimer ? { disclaimer: fill(offer.disclaimer) } : {}),
    // Every second offer takes its picture from the model, as the source does.
    ...(more.length > 0 ? { images: more } : {}),
    ...(index % 2 === 0 ? { image_url: picture } : { image_or_model_image: { url: picture } }),
    ...(car ? { manufacturer: index % 2 === 0 ? { name: car.make.make } : car.make.make } : {}),
    ...(car && offer.model
      ? { model: { name: car.model.model, slug: slugify(car.model.model), override_url: null } }
      : {}),
    ...(price === undefined ? {} : { price }),
    ...(offer.priceType ? { price_type: offer.priceType } : {}),
    ...(starts === null ? {} : { starts_on: date(starts) }),
    ...(ends === null ? {} : { ends_on: date(ends) }),
    first_day: starts === null ? openStart : dayOf(date(starts)),
    last_day: ends === null ? openEnd : dayOf(date(ends)),
    dealership_id: dealer.dealershipId,
    excluded_website_ids: [],
    created_at: now - (index + 1) * 86_400,
  };
}
