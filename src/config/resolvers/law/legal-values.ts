import type { Location } from '#domain/location/location.ts';
import { formatPhone } from '#domain/location/phone.ts';
import type { Settings } from '../../schema.ts';
import { resolvePrivacy } from './privacy.ts';

const list = new Intl.ListFormat('en-AU');

/** "lenders (Jetty Street Finance)": names follow where there are some. */
const nameThem = (who: string, names: readonly string[]): string =>
  names.length > 0 ? `${who} (${list.format(names)})` : who;

/** Licences of all locations in one line. */
const formatLicences = (locations: readonly Location[]): string =>
  [
    ...new Set(locations.flatMap(({ licence }) => (licence ? [`${licence.label} ${licence.number}`] : []))),
  ].join(', ');

/** Values for the {placeholders} of legal texts and own pages (LEGAL-01). */
export function resolveLegalValues(
  settings: Settings,
  locations: readonly Location[],
): Record<string, string> {
  const primary = locations.find((location) => location.primary);
  const { legal, name, legalName } = settings;
  const { systems, lenders, overseas } = resolvePrivacy(settings);
  const abn = settings.abn ? ` (ABN ${settings.abn})` : '';
  const address = primary?.address;
  const email = settings.email ?? primary?.email ?? '';
  const number = settings.phone ?? primary?.phone ?? '';
  const phone = formatPhone(number);
  return {
    name,
    legalName: legalName ?? name,
    /** The business in full, for the first sentence. */
    business: legalName && legalName !== name ? `${legalName}${abn}, trading as ${name},` : `${name}${abn}`,
    url: settings.url.replace(/\/$/, ''),
    email,
    phone,
    /** The number without blanks, for links: tel:{tel}. */
    tel: number,
    contact: [email, phone].filter(Boolean).join(' or '),
    address: address ? `${address.street}, ${address.suburb} ${address.state} ${address.postcode}` : '',
    suburb: address?.suburb ?? '',
    state: address?.state ?? '',
    licences: formatLicences(locations),
    privacyContact: legal.privacyContact ?? 'the Privacy Officer',
    acknowledgeDays: String(legal.acknowledgeDays),
    resolveDays: String(legal.resolveDays),
    accessDays: String(legal.accessDays),
    systems: nameThem('the providers of our customer records', systems),
    lenders: nameThem('lenders', lenders),
    overseas,
  };
}
