import type { TestDriveLocation } from '../test-drive/locations.ts';
import type { AppointmentRules } from '../test-drive/slots.ts';
import { readFieldRule, type FieldBounds, type FieldName } from './field.ts';
import type { LocationType } from '../location/location.ts';

/** Forms that a site may have; each keeps its own state and its own words. */
export type FormName = 'enquiry' | 'contact' | 'testDrive' | 'photos';

/** What an enquiry may be about besides its vehicle. */
export type LeadTopic = 'finance';

export interface FieldOption {
  value: string;
  label: string;
  /** Of a category: the department that must be there to answer it (FORM-11). */
  needs?: LocationType;
  /** Of a place: its departments. */
  offers?: LocationType[];
}

/** What the calendar of a test drive is made of. */
export interface AppointmentCalendar {
  rules: AppointmentRules;
  /** Where it can be driven; with several the field `location` says which one. */
  places: TestDriveLocation[];
  /** The dealer API, which knows what is taken; null where there is none, and every time is a wish. */
  apiUrl: string | null;
  /** Whose places they are, as the dealer API names it. */
  dealershipSlug: string;
}

/** One field of a form, chosen from the table of fields. */
export interface FormField {
  name: FieldName;
  required: boolean;
  /** Another label than the field's own, by message key. */
  label?: 'firstName' | 'mobile' | 'emailAddress' | 'wishes';
  /** What can be chosen in a select or ticked in a list of checks. */
  options?: FieldOption[];
  /** What is chosen until somebody chooses (FORM-20). */
  preset?: string;
  /** Bounds of a number in this form; those of the table when left out. */
  bounds?: FieldBounds;
  /** Of an appointment. */
  calendar?: AppointmentCalendar;
}

/** What browsers fill a field with: a name beside a last name is the first one alone (FORM-19). */
export const findAutoComplete = ({ name, label }: FormField): string =>
  label === 'firstName' ? 'given-name' : readFieldRule(name).autoComplete;

/** The bounds that hold for a number in this form; null for fields that are none. */
export const readBounds = ({ name, bounds }: FormField): FieldBounds | null =>
  bounds ?? readFieldRule(name).bounds ?? null;

export interface FormStep {
  name: 'all' | 'question' | 'details' | 'more';
  fields: FormField[];
}

/** A form as plain data: what it asks, in which steps (FORM-02). Consents and notice belong to the last step. */
export interface LeadForm {
  name: FormName;
  steps: FormStep[];
  /** Asks to accept the terms (FORM-10). */
  terms: boolean;
}

/** Values of the fields that were filled in, as text. */
export type LeadValues = Partial<Record<FieldName, string>>;

/**
 * What can be chosen in a field while other fields hold these values: places without the department that the chosen
 * category needs are left out (FORM-11, FORM-12).
 */
export function listOptions(form: LeadForm, { options = [] }: FormField, values: LeadValues): FieldOption[] {
  const categories = form.steps
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === 'category')?.options;
  const needs = categories?.find(({ value }) => value === values.category)?.needs;
  return needs ? options.filter(({ offers }) => offers === undefined || offers.includes(needs)) : options;
}

/** The place whose calendar counts while the form holds these values; null until one is chosen. */
export const findTestDriveLocation = (
  { places }: AppointmentCalendar,
  { location }: LeadValues,
): TestDriveLocation | null =>
  (places.length === 1 ? places[0] : places.find(({ id }) => id === location)) ?? null;

/** A place that a form may offer. */
interface Place {
  id: string;
  slug: string;
  name: string;
  makes: readonly string[];
  departments: readonly { type: LocationType }[];
}

export interface LocationFilter {
  /** Only places with this department; null takes every place. */
  type?: LocationType | null;
  /** Only places that sell this make; a place that names no makes sells all. */
  make?: string | null;
  /** Slugs of the only places to offer, in their order. */
  only?: readonly string[] | null;
}

/** The places to choose from (FORM-12). */
export function listNearLocations(
  places: readonly Place[],
  { type = null, make = null, only = null }: LocationFilter,
) {
  const sells = ({ makes }: Place): boolean =>
    make === null || makes.length === 0 || makes.some((name) => name.toLowerCase() === make.toLowerCase());
  const has = ({ departments }: Place): boolean =>
    type === null || departments.some((department) => department.type === type);
  const listed = only ? only.flatMap((slug) => places.find((place) => place.slug === slug) ?? []) : places;
  return listed
    .filter((place) => sells(place) && has(place))
    .map(({ id, name, departments }): FieldOption => ({
      value: id,
      label: name,
      offers: departments.map((department) => department.type),
    }));
}
