import { findPriceBasis } from '../law/price-types.ts';
import { readWholeVin } from '../vehicle/facts/vin.ts';
import { findEffectivePrice } from '../vehicle/price.ts';
import type { WrittenSettings } from '../site/settings.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What a dealer says about its vehicle ads; a site has the store codes by location id. */
export type VehicleAdsRules = Exclude<WrittenSettings['vehicleAds'], false>;

/** Reasons why a vehicle is not advertised, in the order of the advertiser's rules. */
export const adProblems = [
  'kind',
  'unavailable',
  'vin',
  'sameVin',
  'price',
  'priceType',
  'picture',
  'colour',
  'year',
  'odometer',
  'store',
] as const;
export type AdProblem = (typeof adProblems)[number];

/** The columns of the feed, in their order. */
export const adColumns = [
  'id',
  'vin',
  'vehicle_fulfillment(option:store_code)',
  'title',
  'brand',
  'model',
  'trim',
  'year',
  'condition',
  'mileage',
  'color',
  'body_style',
  'price',
  'vehicle_price_type',
  'link',
  'link_template',
  'image_link',
  'additional_image_link',
  'google_product_category',
] as const;
export type VehicleAd = Record<(typeof adColumns)[number], string>;

const mostFurtherPictures = 10;
/** "Vehicles & Parts > Vehicles > Motor Vehicles > Cars, Trucks & Vans". */
const category = '916';

/** Words of a feed, so names of the language must not be found among them. */
const bodyStyles = new Map(
  Object.entries({
    sedan: 'sedan',
    hatch: 'hatchback',
    hatchback: 'hatchback',
    wagon: 'station_wagon',
    suv: 'suv',
    ute: 'ute',
    van: 'full_size_van',
    'people mover': 'minivan',
    coupe: 'coupe',
    convertible: 'convertible',
  }),
);

/**
 * The price type in the feed's words (LEGAL 1). In Australia a new car needs a drive-away price, which may be an
 * estimate; any other a drive-away price or one without government charges. Null where the stock says anything else.
 */
function translatePriceType({ carType, priceType }: Vehicle): string | null {
  const allowed =
    carType === 'new'
      ? ['drive_away', 'estimated_drive_away']
      : ['drive_away', 'excluding_government_charges'];
  const basis = findPriceBasis(priceType);
  return basis !== null && allowed.includes(basis) ? `${basis}_price` : null;
}

/** Only cars that can be bought today may be advertised: not sold, reserved, on their way or to order. */
const canBeBought = ({ status, reserved, preorder }: Vehicle): boolean =>
  status === 'in_stock' && !reserved && !preorder;

function findProblem(vehicle: Vehicle, isTwice: boolean, { storeCodes }: VehicleAdsRules): AdProblem | null {
  const { vin, images, colour, year, odometer, carType, locationId } = vehicle;
  const problems: Record<AdProblem, boolean> = {
    kind: vehicle.category !== 'car',
    unavailable: !canBeBought(vehicle),
    vin: readWholeVin(vin) === null,
    sameVin: isTwice,
    price: findEffectivePrice(vehicle) === null,
    priceType: translatePriceType(vehicle) === null,
    picture: images.length === 0,
    colour: colour === null,
    year: year === null,
    odometer: carType !== 'new' && odometer === null,
    store: locationId === null || !Object.hasOwn(storeCodes, locationId),
  };
  return adProblems.find((problem) => problems[problem]) ?? null;
}

function describeAd(vehicle: Vehicle, origin: string, storeCode: string): VehicleAd {
  const { vin, make, model, badge, year, carType, odometer, colour, body } = vehicle;
  const link = `${origin}/cars/${vehicle.slug}/`;
  const [picture = '', ...further] = vehicle.images.map(({ url }) => url);
  return {
    id: vehicle.id,
    vin: vin?.toUpperCase() ?? '',
    'vehicle_fulfillment(option:store_code)': `in_store:${storeCode}`,
    title: vehicle.name,
    brand: make,
    model,
    trim: badge ?? '',
    year: String(year ?? ''),
    condition: carType === 'new' ? 'New' : 'Used',
    mileage: odometer === null ? '' : `${odometer} km`,
    color: colour ?? '',
    body_style: bodyStyles.get(body?.toLowerCase() ?? '') ?? '',
    price: `${findEffectivePrice(vehicle)?.toFixed(2)} AUD`,
    vehicle_price_type: translatePriceType(vehicle) ?? '',
    link,
    link_template: `${link}?store={store_code}`,
    image_link: picture,
    additional_image_link: further.slice(0, mostFurtherPictures).join(','),
    google_product_category: category,
  };
}

/** Every vehicle that may be advertised, and why the others may not. */
export function createVehicleAds(
  vehicles: readonly Vehicle[],
  rules: VehicleAdsRules,
  { url }: { url: string },
): { ads: VehicleAd[]; leftOut: Map<AdProblem, number> } {
  const seen = new Map<string, number>();
  for (const { vin } of vehicles) if (vin !== null) seen.set(vin, (seen.get(vin) ?? 0) + 1);
  const ads: VehicleAd[] = [];
  const leftOut = new Map<AdProblem, number>();
  for (const vehicle of vehicles) {
    const isTwice = vehicle.vin !== null && (seen.get(vehicle.vin) ?? 0) > 1;
    const problem = findProblem(vehicle, isTwice, rules);
    if (problem !== null) leftOut.set(problem, (leftOut.get(problem) ?? 0) + 1);
    else ads.push(describeAd(vehicle, url, rules.storeCodes[vehicle.locationId ?? ''] ?? ''));
  }
  return { ads, leftOut };
}

const clean = (value: string): string => value.replace(/[\t\r\n]+/g, ' ').trim();

/** The feed as tab-separated text, its first line the names of the columns. */
export const formatVehicleAds = (ads: readonly VehicleAd[]): string =>
  [adColumns, ...ads.map((ad) => adColumns.map((column) => clean(ad[column])))]
    .map((cells) => `${cells.join('\t')}\n`)
    .join('');
