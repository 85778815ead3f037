import { drives } from '../vehicle/availability.ts';
import { findEffectivePrice, isPrice } from '../vehicle/price.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { findIdentity, findPlate, registrationStates } from './identity.ts';
import { sources, type LawRule } from './law-rule.ts';
import { findPriceBasis } from './price-types.ts';
import { findPriceWordProblem, isPriceWithheld } from './price-words.ts';

/** What the law asks the advertisement of one vehicle to tell, and how to see that it does not. */
export interface VehicleRule extends LawRule {
  breaks: (vehicle: Vehicle) => boolean;
}

const isPriced = (vehicle: Vehicle): boolean => findEffectivePrice(vehicle) !== null;
const isDriveAway = ({ priceType }: Vehicle): boolean =>
  ['drive_away', 'estimated_drive_away'].includes(findPriceBasis(priceType) ?? '');
const excludesCharges = ({ priceType }: Vehicle): boolean =>
  findPriceBasis(priceType) === 'excluding_government_charges';
/** An amount that the stock calls a price, whether or not pages may show it. */
const hasAmount = ({ price, offerPrice }: Vehicle): boolean => isPrice(price) || isPrice(offerPrice);

/** Prices in running text, in dollars: "$23,990" or "$23990". */
const findAmounts = (text: string): number[] =>
  [...text.matchAll(/\$\s?(\d{1,3}(?:,\d{3})+|\d{4,6})\b/g)].map(([, digits = '']) =>
    Number(digits.replaceAll(',', '')),
  );

/** Whether the comments name another, lower price of the same size: not a deposit, and not what it cost before. */
function namesLowerPrice(vehicle: Vehicle): boolean {
  const price = findEffectivePrice(vehicle);
  if (price === null || vehicle.comments === null) return false;
  return findAmounts(vehicle.comments).some((amount) => amount < price && amount > price / 2);
}

/** In the order of reports: what pages leave away first. */
export const vehicleRules: readonly VehicleRule[] = [
  {
    id: 'total-price',
    states: 'all',
    severity: 'error',
    breaks: (vehicle) =>
      vehicle.carType === 'new' &&
      hasAmount(vehicle) &&
      findPriceWordProblem(vehicle.priceType) === 'chargesOnTop',
    says: 'new, with a price to which on-road costs come: pages show no price, because the law asks for the total. Give the drive-away price.',
    source: sources.singlePrice,
  },
  {
    id: 'repayment-as-price',
    states: 'all',
    severity: 'error',
    breaks: (vehicle) =>
      hasAmount(vehicle) &&
      isPriceWithheld(vehicle) &&
      !(findPriceWordProblem(vehicle.priceType) === 'chargesOnTop'),
    says: 'with a repayment in the place of the price: pages show no price, because rate, comparison rate and warning must stand beside a repayment. Give the price.',
    source: sources.credit,
  },
  {
    id: 'on-road-costs',
    states: 'all',
    severity: 'warning',
    breaks: (vehicle) =>
      isPriced(vehicle) &&
      ['chargesOnTop', 'chargesIncluded'].includes(findPriceWordProblem(vehicle.priceType) ?? ''),
    says: 'with on-road costs in the price type, which no ad may say: pages say Excl. Govt. Charges, or Drive Away where they are included. Correct the words in the feed.',
    source: sources.nswAds,
  },
  {
    id: 'price-from',
    states: 'all',
    severity: 'warning',
    breaks: (vehicle) => isPriced(vehicle) && findPriceWordProblem(vehicle.priceType) === 'from',
    says: 'with "from" beside the price of one vehicle: pages leave the word out. Say what the price includes.',
    source: sources.singlePrice,
  },
  {
    id: 'price-basis',
    states: 'all',
    severity: 'warning',
    breaks: (vehicle) => isPriced(vehicle) && vehicle.priceType === null,
    says: 'with a price but no price_type: shoppers cannot tell what it includes, which the law asks for. Map a column to price_type, or set one value for the whole feed.',
    source: sources.singlePrice,
  },
  {
    id: 'new-drive-away',
    states: 'all',
    severity: 'warning',
    breaks: (vehicle) => vehicle.carType === 'new' && isPriced(vehicle) && excludesCharges(vehicle),
    says: 'new, with a price without government charges: these can be worked out, so the law asks for the drive-away price.',
    source: sources.singlePrice,
  },
  {
    id: 'used-estimate',
    states: 'all',
    severity: 'warning',
    breaks: (vehicle) =>
      vehicle.carType === 'used' &&
      isPriced(vehicle) &&
      findPriceBasis(vehicle.priceType) === 'estimated_drive_away',
    says: 'used, with an estimated drive-away price: what a used vehicle costs is known. Say drive_away or excluding_government_charges.',
    source: sources.adFeed,
  },
  {
    id: 'total-price-victoria',
    states: ['VIC'],
    severity: 'warning',
    breaks: (vehicle) =>
      vehicle.carType !== 'new' && isPriced(vehicle) && vehicle.priceType !== null && !isDriveAway(vehicle),
    says: 'in Victoria without the total price that its regulator’s checklist asks for. Give the drive-away price.',
    source: sources.victoria,
  },
  {
    id: 'second-price',
    states: 'all',
    severity: 'warning',
    breaks: namesLowerPrice,
    says: 'with comments that name a lower price than the page: whoever shows two prices sells at the lower one. Take it out of the comments.',
    source: sources.twoPrices,
  },
  {
    id: 'registration',
    states: registrationStates,
    severity: 'warning',
    breaks: (vehicle) => vehicle.carType !== 'new' && findPlate(vehicle) === null && vehicle.vin === null,
    says: 'used or demo in New South Wales without registration number, and without the VIN of an unregistered one. Fill regplate or vin.',
    source: sources.nswAds,
  },
  {
    id: 'identity',
    states: 'all',
    severity: 'warning',
    breaks: (vehicle) => vehicle.carType !== 'new' && findIdentity(vehicle) === null,
    says: 'used or demo, without registration, VIN or stock number: nobody can tell which one is advertised.',
    source: sources.nswAds,
  },
  {
    id: 'odometer',
    states: 'all',
    severity: 'warning',
    breaks: (vehicle) => vehicle.carType !== 'new' && drives(vehicle) && vehicle.odometer === null,
    says: 'used or demo, without kilometres. Fill km, even where it is 0.',
    source: sources.nswAds,
  },
  {
    id: 'registration-term',
    states: 'all',
    severity: 'warning',
    breaks: (vehicle) =>
      vehicle.carType === 'new' &&
      isPriced(vehicle) &&
      isDriveAway(vehicle) &&
      findPlate(vehicle) !== null &&
      vehicle.registrationExpiry === null,
    says: 'new and registered, with a drive-away price but no rego_expiry: less than 12 months of registration must be told.',
    source: sources.registrationTerm,
  },
];
