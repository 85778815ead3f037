import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import { slugify } from '#domain/site/slug.ts';
import { findCategories } from './categories.ts';
import { chooseVehicle, type Choice } from './choice.ts';
import { writeComments } from './comments.ts';
import type { SampleDealer } from './dealer.ts';
import { drawEquipment } from './equipment.ts';
import { createId, createStockNumber, drawPlate, drawVin } from './identity.ts';
import type { SampleMake } from './makes.ts';
import { findMeasures } from './measures.ts';
import { drawPaint, type Paint } from './paint.ts';
import { outline, pictureUrls } from './pictures.ts';
import { drawLocation } from './draw-location.ts';
import { drawAmounts, drawKilometres, drawPrice, drawUse } from './prices.ts';
import type { SampleProfile } from './profile.ts';
import { createRandom, type Random } from './random.ts';

export interface SampleContext {
  dealer: SampleDealer;
  profile: SampleProfile;
  makes: Map<string, SampleMake>;
  /** Epoch seconds that every date is counted from. */
  now: number;
  /** Origin of the image CDN, without a trailing slash. */
  imageBase: string;
}

/** One vehicle before any odd case is laid over it, with what the cases need to know. */
export interface SampleVehicle {
  document: VehicleDocument;
  choice: Choice;
  paint: Paint;
  random: Random;
}

const day = 86_400;
const pad = (value: number): string => String(value).padStart(2, '0');

/** An everyday vehicle: in stock, priced, with pictures and comments. */
export function createVehicle(context: SampleContext, index: number): SampleVehicle {
  const { dealer, profile, makes, now, imageBase } = context;
  const random = createRandom(`${dealer.slug}/${index}`);
  const thisYear = new Date(now * 1000).getUTCFullYear();
  const choice = chooseVehicle(profile, makes, random, thisYear);
  const paint = drawPaint(random);
  const kilometres = drawKilometres(choice, random, thisYear);
  const createdAt =
    now - random.integer(9, choice.carType === 'used' ? 95 : 150) * day - random.integer(0, day - 1);
  const equipment = drawEquipment(choice, random);
  const location = drawLocation(context, choice, random);
  const name = [choice.year, choice.make.make, choice.model.model, choice.badge].filter(Boolean).join(' ');
  const id = createId(dealer.slug, index);
  const photos = choice.carType === 'new' ? random.integer(4, 8) : random.integer(6, 12);
  const urls = pictureUrls({
    ...{ base: imageBase, silhouette: outline(choice), colour: paint.name },
    ...{ count: photos, seed: index },
  });
  const document: VehicleDocument = {
    id,
    slug: `${slugify(name)}-${id}`,
    name,
    ...describe(choice, random),
    colour: paint.name,
    interior_colour: paint.interior,
    status: 'in_stock',
    reserved: false,
    sold: false,
    certified: false,
    preorder: false,
    show_on_dealer_website: true,
    created_at: createdAt,
    updated_at: random.integer(createdAt, now - 1),
    ...drawAmounts(choice, drawPrice(choice, kilometres, profile, random, thisYear)),
    // Nobody drives a machine away.
    price_type:
      choice.carType === 'used' || choice.model.category === 'machine'
        ? profile.usedPriceType
        : profile.newPriceType,
    ...drawUse(choice, kilometres, random, thisYear),
    vin: drawVin(choice.make.vin, random),
    stocknum: createStockNumber(choice.carType, index),
    ...drawRegistration(choice, location?.address.state, random, now),
    images: urls.map((url) => ({ image: { url } })),
    photos_count: urls.length,
    ...(urls[0] ? { primary_image_url: urls[0] } : {}),
    standardEquipment: equipment.standard,
    filtered_features: equipment.filtered,
    categories: findCategories(choice),
    dealercomments: writeComments(
      {
        choice,
        kilometres,
        name,
        dealer: dealer.name,
        suburb: location?.address.suburb ?? 'our',
        equipment: equipment.standard,
      },
      random,
    ),
    ...(location
      ? {
          location_id: location.id,
          location_name: location.name,
          city: location.address.suburb,
          state: location.address.state,
        }
      : {}),
    dealership_id: location?.dealership?.id ?? dealer.dealershipId,
    dealership_name: location?.dealership?.name ?? dealer.name,
    dealership_slug: location?.dealership?.slug ?? dealer.slug,
  };
  return { document: withoutUnknown(document), choice, paint, random };
}

/** What the factory says about it. */
function describe({ carType, make, model, badge, series, engine, year }: Choice, random: Random): Described {
  const [fuel, size, cylinders, power, torque, consumption] = engine;
  const [gearbox, gears] = (model.gearbox ?? '').split(' ');
  const manual = carType === 'used' && random.chance(model.manual);
  const [bodyWidth, bodyLength, tare, axle, sleeps, mass] = model.dimensions ?? [];
  return {
    category: model.category,
    year,
    make: make.make,
    model: model.model,
    make_model: `${make.make} > ${model.model}`,
    badge,
    series,
    car_type: carType,
    simple_body: model.body,
    bodyconfiguration: model.configuration,
    simple_fuel: fuel,
    simple_transmission: manual ? 'Manual' : gearbox || null,
    gearnum: manual ? 6 : Number(gears ?? 0) || null,
    simple_drive: model.drive,
    seats: model.seats,
    doors: model.doors,
    engine_size: size,
    cylinders,
    fuelconsumptioncombined: consumption,
    power,
    torque,
    towing: model.towing,
    ancaprating: model.ancap,
    ...findMeasures(make.make, model.model),
    body_width: bodyWidth,
    body_length: bodyLength,
    tare_weight: tare,
    axle_type: axle,
    sleeps,
    aggregate_trailer_mass: mass,
  };
}

type Described = Pick<VehicleDocument, 'category' | 'year' | 'make' | 'model' | 'car_type'> &
  Partial<VehicleDocument>;

function drawRegistration(
  { carType, year, model }: Choice,
  state: Parameters<typeof drawPlate>[0] | undefined,
  random: Random,
  now: number,
): Partial<VehicleDocument> {
  const month = random.integer(1, 12);
  const dates: Partial<VehicleDocument> = {
    build_date: `${pad(month)}/${year}`,
    ...(model.category === 'caravan' ? {} : { compliance_date: `${pad(Math.min(12, month + 2))}/${year}` }),
  };
  if (carType === 'new' || !state || model.category === 'machine' || random.chance(0.1)) return dates;
  const expiry = new Date((now + random.integer(20, 340) * day) * 1000).toISOString().slice(0, 10);
  return { ...dates, regplate: drawPlate(state, random), rego_expiry: expiry };
}

/** Leaves out what is not known: unknown is an absent field in the index. */
function withoutUnknown(document: VehicleDocument): VehicleDocument {
  const known = Object.entries(document).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(known) as VehicleDocument;
}
