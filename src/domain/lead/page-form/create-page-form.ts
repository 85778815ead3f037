import { askAsUsual, listWords } from '../asked-fields.ts';
import { findCategory, type LeadCategory, type LeadCategoryName } from '../category.ts';
import type { EnquiryRules } from '../enquiry-rules.ts';
import type { FieldName } from '../field.ts';
import type { AppointmentCalendar, FieldOption, FormField, LeadForm } from '../form.ts';
import { arrangeSteps, type StepRules } from '../form-steps.ts';
import type { FormSuccess } from './page-form.ts';
import { findReadyForm, type PageField, type ReadyFormName } from './ready-forms.ts';
import type { LocationType } from '../../location/location.ts';
import type { EventKey } from '../../analytics/events.ts';

/** What a dealer says of the form of a section; the ready-made form says what is left out. */
export interface PageFormRules {
  form: ReadyFormName;
  category?: LeadCategoryName | undefined;
  subcategory?: string | undefined;
  fields?: StepRules<PageField>[number] | undefined;
  steps?: StepRules<PageField> | undefined;
  event?: EventKey | undefined;
  success?: FormSuccess | undefined;
}

/** What can be chosen in a form, in words. */
export interface PageFormChoices {
  locations: FieldOption[];
  /** The one whose page it is, with which the form begins. */
  here?: string | undefined;
  /** Null where no appointments are made: then a day is asked for. */
  calendar: AppointmentCalendar | null;
  services: readonly string[];
  dropOff: readonly string[];
  terms: readonly string[];
  employment: readonly string[];
  /** The dealer API that keeps files; null where none does, and then no form asks for one. */
  uploadUrl: string | null;
}

const categoryOf = ({ form, category }: Pick<PageFormRules, 'form' | 'category'>): LeadCategory =>
  findCategory(category ?? findReadyForm(form).category);

/** The department that answers a form: that of its category, else sales (FORM-11, FORM-12). */
export const findAnswering = (rules: Pick<PageFormRules, 'form' | 'category'>): LocationType =>
  categoryOf(rules).needs ?? 'sales';

const locationLabels: Partial<Record<LocationType, FormField['label']>> = {
  service: 'workshop',
  parts: 'partsCounter',
};

/** A field in such a form, with its own words and choices; null where there is nothing to choose. */
function askOnPage(
  name: PageField,
  { field, form, department }: { field: FormField; form: ReadyFormName; department: LocationType },
  choices: PageFormChoices,
): FormField | null {
  const { calendar } = choices;
  const lists: Partial<Record<FieldName, FieldOption[]>> = {
    location: choices.locations,
    services: listWords(choices.services),
    dropOff: listWords(choices.dropOff),
    term: listWords(choices.terms),
    employment: listWords(choices.employment),
  };
  const options = lists[name];
  if (options?.length === 0) return null;
  if (name === 'attachment') return choices.uploadUrl ? { ...field, apiUrl: choices.uploadUrl } : null;
  if (name === 'appointment') return calendar ? { ...field, calendar } : { ...field, name: 'preferredDay' };
  const label =
    name === 'location'
      ? locationLabels[department]
      : name === 'services' && department === 'service'
        ? ('work' as const)
        : name === 'message' && form === 'careers'
          ? ('letter' as const)
          : undefined;
  const preset = name === 'location' ? choices.here : undefined;
  return { ...field, ...(options && { options }), ...(preset && { preset }), ...(label && { label }) };
}

/**
 * The form of a section (FORM-11, FORM-12, ROUTE-10, ROUTE-11, ROUTE-20).
 *
 * @param key tells it from all other forms of the site, see PageForm
 */
export function createPageForm(
  rules: PageFormRules,
  enquiry: EnquiryRules,
  { choices, key }: { choices: PageFormChoices; key: string },
): LeadForm {
  const { form, success = null } = rules;
  const ready = findReadyForm(form);
  const { category, subcategory, event } = categoryOf(rules);
  const asked = rules.steps ?? (rules.fields ? [rules.fields] : ready.steps);
  const asksLastName = asked.flat().some(({ name }) => name === 'lastName');
  const department = findAnswering(rules);
  const steps = arrangeSteps(asked, (name: PageField) => askAsUsual(name, enquiry)).map((step) => ({
    ...step,
    fields: step.fields.flatMap((field): FormField[] => {
      const drawn = askOnPage(field.name as PageField, { field, form, department }, choices);
      if (!drawn) return [];
      return [drawn.name === 'name' && asksLastName ? { ...drawn, label: 'firstName' } : drawn];
    }),
  }));
  const ownSubcategory = rules.category === undefined ? ready.subcategory : subcategory;
  return {
    name: 'page',
    steps: steps.filter(({ fields }) => fields.length > 0),
    terms: enquiry.termsConsent,
    page: {
      key,
      filing: {
        category,
        subcategory: rules.subcategory ?? ownSubcategory,
        event: rules.event ?? event,
      },
      success,
    },
  };
}
