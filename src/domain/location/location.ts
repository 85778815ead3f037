import type { australianStates } from './states.ts';
import type { CarType } from '../vehicle/vehicle.ts';

export type AustralianState = (typeof australianStates)[number];

/** LOC-01; an empty type in a source means sales. */
export type LocationType = 'sales' | 'service' | 'parts';

export interface Address {
  street: string;
  suburb: string;
  state: AustralianState;
  postcode: string;
  latitude: number | null;
  longitude: number | null;
  /** Google Maps place or search link for directions. */
  placeUrl: string | null;
}

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

export interface Department {
  type: LocationType;
  phone: string | null;
  hours: OpeningDay[];
}

/** A yard, workshop or office of the dealer (DATA-03). */
export interface Location {
  id: string;
  slug: string;
  name: string;
  primary: boolean;
  address: Address;
  /** IANA zone, always set. */
  timezone: string;
  /** E.164 or a local-only 13/1300/1800 number. */
  phone: string | null;
  /** Numbers for vehicles of one condition, where they have their own (UI-04). */
  phones: Partial<Record<CarType, string>>;
  /** Number that answers on WhatsApp, and the mobile that takes text messages; E.164. */
  whatsapp: string | null;
  sms: string | null;
  email: string | null;
  licence: DealerLicence | null;
  repairerNumber: string | null;
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
  closedDays: 'closed' | 'appointment' | 'enquire';
  image: string | null;
  rating: { average: number; count: number } | null;
}

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

/** Whether a location says where on the map it is. */
export const hasPoint = ({ address }: Pick<Location, 'address'>): boolean =>
  address.latitude !== null && address.longitude !== null;
