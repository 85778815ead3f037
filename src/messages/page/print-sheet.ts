import type { Location } from '#domain/location/location.ts';
import { formatMoment } from '#domain/site/moment.ts';
import { formatPhone } from '#domain/location/phone.ts';
import { createPrintSheet } from '#domain/page/print-sheet.ts';
import { createShareUrl } from '#domain/page/share-links.ts';
import type { Site } from '#domain/site/site.ts';
import { findStatusNote } from '#domain/vehicle/status-note.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createLocationText, formatLicence } from '../location/location.ts';
import { formatPrice, sayIncludes, type PriceText } from '../vehicle/price.ts';
import { createPrintText } from './print.ts';
import { labelSpecifications } from '../vehicle/specifications.ts';
import { createVehicleText } from '../vehicle/vehicle.ts';

/** A printed vehicle in words: what the page and the PDF both show. */
export interface SheetText {
  dealer: string;
  name: string;
  condition: string;
  /** That it is reserved, or not here yet; null for one that can be had at once. */
  note: string | null;
  /** Addresses; the first is the large one, the others are shown where there is room. */
  pictures: string[];
  /** Null when it is sold. */
  price: PriceText | null;
  /** What a subscription includes; null for a vehicle that is bought. */
  includes: string | null;
  sold: string | null;
  facts: { heading: string; rows: { label: string; value: string }[] }[];
  features: { heading: string; rows: string[]; more: string | null } | null;
  comments: { heading: string; text: string } | null;
  /** Name, address, phone number and licences of the location where it stands (LEGAL 2). */
  location: string[];
  /** Address of the live page, and what is said beside its QR code. */
  url: string;
  scan: string;
  asAt: string;
  disclaimer: string;
}

type SheetSite = Pick<Site, 'name' | 'url' | 'price' | 'phone' | 'timezone' | 'messages'>;

function describeLocation(location: Location | null, site: SheetSite): string[] {
  const phone = location?.phone ?? site.phone;
  const lines = [location?.name ?? site.name];
  if (location) {
    const { street, suburb, state, postcode } = location.address;
    lines.push(`${street}, ${suburb} ${state} ${postcode}`);
  }
  if (phone) lines.push(formatPhone(phone));
  if (location?.licence) lines.push(formatLicence(location.licence, site.messages));
  if (location?.repairerNumber)
    lines.push(createLocationText(site.messages)('location.repairer', { number: location.repairerNumber }));
  return lines;
}

/**
 * Puts a vehicle into the words of one printed page (PRINT-01, PRICE-08, LEGAL 1…3).
 *
 * @param now epoch seconds
 */
export function describeSheet(
  vehicle: Vehicle,
  { location, site, now }: { location: Location | null; site: SheetSite; now: number },
): SheetText {
  const { messages } = site;
  const text = createPrintText(messages);
  const words = createVehicleText(messages);
  const sheet = createPrintSheet(vehicle, site.price);
  const note = findStatusNote(vehicle);
  const facts = [
    { heading: words('vehicle.keyInformation'), rows: labelSpecifications(sheet.facts, messages) },
    { heading: words('vehicle.specifications'), rows: labelSpecifications(sheet.specifications, messages) },
  ];
  return {
    dealer: site.name,
    name: vehicle.name,
    condition: words(`condition.${vehicle.carType}`),
    note: note && words(`vehicle.note.${note}`),
    pictures: sheet.pictures,
    price: sheet.price && formatPrice(sheet.price, site.price.noPriceText, messages),
    includes:
      sheet.price?.kind === 'subscription' ? sayIncludes(site.price.subscriptionIncludes, messages) : null,
    sold: sheet.price ? null : words('vehicle.sold'),
    facts: facts.filter(({ rows }) => rows.length > 0),
    features:
      sheet.features.length > 0
        ? {
            heading: text('print.features'),
            rows: sheet.features,
            more: sheet.moreFeatures > 0 ? text('print.more', { count: sheet.moreFeatures }) : null,
          }
        : null,
    comments: sheet.comments ? { heading: text('print.comments'), text: sheet.comments } : null,
    location: describeLocation(location, site),
    url: createShareUrl(site.url, vehicle.slug),
    scan: text('print.scan'),
    asAt: text('print.asAt', { time: formatMoment(now, site.timezone) }),
    disclaimer: words('vehicle.disclaimer'),
  };
}
