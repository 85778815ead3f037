import { isSameName } from '../site/same-name.ts';
import type { australianStates } from './states.ts';
import type { WrittenSettings } from '../site/settings.ts';
import type { CarType } from '../vehicle/vehicle.ts';

export type AustralianState = (typeof australianStates)[number];

/** LOC-01; an empty type in a source means sales. */
export type LocationType = 'sales' | 'service' | 'parts';

/** Latitude and longitude in degrees. `placeUrl` is the link of the place or of a search in Google Maps, for directions. */
export type Address = WrittenSettings['locations'][number]['address'];

/** One weekday of opening hours; 0 is Sunday (HOURS-01). Times are 'HH:MM' local to the location. */
export interface OpeningDay {
  weekday: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  status: 'open' | 'closed';
  open: string | null;
  close: string | null;
}

/** A date on which the usual hours do not hold (HOURS-04). `date` is 'YYYY-MM-DD'. */
export interface SpecialDay {
  date: string;
  name: string | null;
  status: 'open' | 'closed';
  open: string | null;
  close: string | null;
  department: 'all' | LocationType;
}

export interface DealerLicence {
  /** What the law of the state calls it, for example 'LMCT' or 'MD'. */
  label: string;
  number: string;
}

/** A dealership as the platform, stock feeds and leads name it. */
export interface Dealership {
  id: string;
  slug: string;
  name: string;
}

export interface Department {
  type: LocationType;
  phone: string | null;
  hours: OpeningDay[];
}

type WrittenLocation = WrittenSettings['locations'][number];

/** Settings of a location that only the build reads, those of its page among them. */
export const buildOnlySettings = ['visible', 'hours', 'images', 'text', 'gettingThere', 'sections'] as const;

/** What a location has once its settings are answered. */
interface ResolvedLocation {
  id: string;
  slug: string;
  name: string;
  primary: boolean;
  address: Address;
  /** IANA zone, always set. */
  timezone: string;
  /** Numbers for vehicles of one condition, where they have their own (UI-04). */
  phones: Partial<Record<CarType, string>>;
  licence: DealerLicence | null;
  /** Whose leads and appointments those of the location are; null where they are the dealer's. */
  dealership: Dealership | null;
  /** Makes sold here; empty means all of the dealer's. */
  makes: string[];
  /** What the location is above all; its department is seen first (LOC-07). */
  type: LocationType;
  /** Sales first; each with its own hours. */
  departments: Department[];
  specialDays: SpecialDay[];
  /** Ids of further locations where a vehicle that stands here can be driven (TD-01). */
  distributionLocations: string[];
  /** What a closed day says: that it is closed, that one can make an appointment, or a link to the enquiry (HOURS-03). */
  closedDays: WrittenSettings['closedDays'];
}

/**
 * A yard, workshop or office of the dealer (DATA-03): what its settings say, as far as it needs no answer. Phone numbers are
 * E.164 or local-only 13/1300/1800 numbers.
 */
export interface Location
  extends
    ResolvedLocation,
    Omit<WrittenLocation, keyof ResolvedLocation | (typeof buildOnlySettings)[number]> {}

/** The location where a vehicle stands: the one that the stock names, else the dealer's first; null without locations. */
export const findStanding = (
  { locationId }: { locationId: string | null },
  locations: readonly Location[],
): Location | null => locations.find(({ id }) => id === locationId) ?? locations[0] ?? null;

/** The department that a location is above all: that of its type, else its first; none where it has no hours (LOC-07). */
export const findMainDepartment = ({
  type,
  departments,
}: Pick<Location, 'type' | 'departments'>): Department | undefined =>
  departments.find((department) => department.type === type) ?? departments[0];

/** Whether vehicles of a make are sold at a location. */
export const sellsMake = (
  { makes, departments }: Pick<Location, 'makes' | 'departments'>,
  make: string,
): boolean =>
  departments.some(({ type }) => type === 'sales') &&
  (makes.length === 0 || makes.some((one) => isSameName(one, make)));

/** Whether a location says where on the map it is. */
export const hasPoint = ({ address }: Pick<Location, 'address'>): boolean =>
  address.latitude !== null && address.longitude !== null;
