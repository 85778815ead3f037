import type { AppointmentKind } from '../test-drive/appointment-kind.ts';
import type { TestDriveLocation } from '../test-drive/locations.ts';
import type { AppointmentRules } from '../test-drive/slots.ts';
import { readFieldRule, type FieldBounds, type FieldName } from './field.ts';
import type { PageForm } from './page-form/page-form.ts';
import type { LocationType } from '../location/location.ts';

/** Forms that a site may have; each keeps its own state and its own words. `page` is that of a section, in any number. */
export type FormName = 'enquiry' | 'contact' | 'testDrive' | 'photos' | 'page';

/** What an enquiry may be about besides its vehicle. */
export type LeadTopic = 'finance';

/** A dealership, as leads name it. */
export interface LeadDealership {
  id: string;
  slug: string;
}

export interface FieldOption {
  value: string;
  label: string;
  /** Of a category: the department that must be there to answer it (FORM-11). */
  needs?: LocationType;
  /** Of a location: its name in addresses, and its departments. */
  slug?: string;
  /** Of a location that is a dealership of its own: how leads name it. */
  dealership?: LeadDealership;
  offers?: LocationType[];
}

/** What the calendar of appointments is made of. */
export interface AppointmentCalendar {
  /** What they are for; a test drive when left out. */
  kind?: AppointmentKind;
  rules: AppointmentRules;
  /** Where to come to; with several the field `location` says which one. */
  locations: TestDriveLocation[];
  /** The dealer API, which knows the taken times. Null where there is none; then every time is a request. */
  apiUrl: string | null;
  /** Whose locations they are, as the dealer API names it. */
  dealershipSlug: string;
}

/** Labels of a field in certain forms. */
type FieldLabel =
  | ('firstName' | 'mobile' | 'emailAddress' | 'wishes')
  | ('letter' | 'work' | 'workshop' | 'partsCounter');

/** One field of a form, chosen from the table of fields. */
export interface FormField {
  name: FieldName;
  required: boolean;
  /** Another label than the field's own, by message key. */
  label?: FieldLabel;
  /** What can be chosen in a select or ticked in a list of checks. */
  options?: FieldOption[];
  /** What is chosen until somebody chooses (FORM-20). */
  preset?: string;
  /** Bounds of a number in this form; those of the table when left out. */
  bounds?: FieldBounds;
  /** Of an appointment. */
  calendar?: AppointmentCalendar;
  /** Of a file: the dealer API that keeps it. */
  apiUrl?: string;
}

/** What browsers fill in. Beside a last name, the field `name` is the first name alone (FORM-19). */
export const findAutoComplete = ({ name, label }: FormField): string =>
  label === 'firstName' ? 'given-name' : readFieldRule(name).autoComplete;

/** The bounds of a number in this form; null for other fields. */
export const readBounds = ({ name, bounds }: FormField): FieldBounds | null =>
  bounds ?? readFieldRule(name).bounds ?? null;

export interface FormStep {
  name: 'all' | 'question' | 'details' | 'more' | 'ownVehicle' | 'visit' | 'loan' | 'business';
  fields: FormField[];
}

/** A form as plain data: what it asks, in which steps (FORM-02). Consents and notice belong to the last step. */
export interface LeadForm {
  name: FormName;
  steps: FormStep[];
  /** Asks to accept the terms (FORM-10). */
  terms: boolean;
  /** Of a section's form. */
  page?: PageForm;
}

/** What tells the forms of a site apart. */
export type FormIdentity = Pick<LeadForm, 'name' | 'page'>;

/** The name of a form among all of the site. */
export const identifyForm = ({ name, page }: FormIdentity): string => (page ? `${name}:${page.key}` : name);

/** What the ids of a form's fields begin with: no other form of the page begins with it. */
export const nameFields = ({ name, page }: FormIdentity): string => page?.key.split('#').at(-1) ?? name;

/** Values of the fields that were filled in, as text. */
export type LeadValues = Partial<Record<FieldName, string>>;

/**
 * What can be chosen in a field while other fields hold these values: locations without the department that the chosen
 * category needs are left out (FORM-11, FORM-12).
 */
export function listOptions(form: LeadForm, { options = [] }: FormField, values: LeadValues): FieldOption[] {
  const categories = form.steps
    .flatMap(({ fields }) => fields)
    .find(({ name }) => name === 'category')?.options;
  const needs = categories?.find(({ value }) => value === values.category)?.needs;
  return needs ? options.filter(({ offers }) => offers === undefined || offers.includes(needs)) : options;
}

/** The location whose calendar counts while the form holds these values; null until one is chosen. */
export const findTestDriveLocation = (
  { locations }: AppointmentCalendar,
  { location }: LeadValues,
): TestDriveLocation | null =>
  (locations.length === 1 ? locations[0] : locations.find(({ id }) => id === location)) ?? null;
