import { formatNumber } from '#domain/site/numbers.ts';
import {
  readBounds,
  type FormField,
  type FormName,
  type FormStep,
  type LeadForm,
} from '#domain/lead/form.ts';
import type { FieldErrors } from '#domain/lead/schema.ts';
import { nameModel, type LeadSubject } from '#domain/lead/subject.ts';
import type { EnquiryText } from './enquiry-text.ts';
import { enquiryMessages, type EnquiryMessage } from './enquiry.ts';

const isEnquiryMessage = (key: string): key is EnquiryMessage => key in enquiryMessages;

/** The words beside a field. */
export const labelField = ({ name, label }: FormField, text: EnquiryText): string =>
  text(`enquiry.field.${label ?? name}`);

/** What a step is called; a form in a single step needs no name for it. */
export function nameStep(form: LeadForm, name: FormStep['name'], text: EnquiryText): string | null {
  if (name === 'all') return null;
  return text(`enquiry.step.${form.name === 'testDrive' && name === 'question' ? 'testDrive' : name}`);
}

/** Sentences for the message keys of a form's errors; a key that is none is shown as it is. */
export function describeErrors(errors: FieldErrors, { steps }: LeadForm, text: EnquiryText): FieldErrors {
  const fields = steps.flatMap((step) => step.fields);
  const describe = ([name, key]: [string, string]): [string, string] => {
    const field = fields.find((candidate) => candidate.name === name);
    const bounds = field ? readBounds(field) : null;
    const values = {
      label: field ? labelField(field, text) : '',
      least: formatNumber(bounds?.min ?? 0),
      most: formatNumber(bounds?.max ?? 0),
      step: formatNumber(bounds?.step ?? 1),
    };
    return [name, isEnquiryMessage(key) ? text(key, values) : key];
  };
  return Object.fromEntries(Object.entries(errors).map(describe));
}

/** What each form about a vehicle begins with; the vehicle above an enquiry and a section's form says enough. */
const introductions = {
  enquiry: null,
  page: null,
  contact: 'enquiry.intro',
  testDrive: 'enquiry.testDrive.intro',
  photos: 'enquiry.photos.intro',
} as const satisfies Record<FormName, EnquiryMessage | null>;

/** Invites to ask about something; null for a general enquiry, which its page introduces. */
export function introduce(form: FormName, subject: LeadSubject, text: EnquiryText): string | null {
  if (subject.kind === 'vehicle') {
    const key = introductions[form];
    return key && text(key, { vehicle: subject.vehicle.name });
  }
  if (subject.kind === 'model') return text('enquiry.model.intro', { model: nameModel(subject.model) });
  return subject.kind === 'offer' ? text('enquiry.offer.intro', { offer: subject.offer.name }) : null;
}

/** The words that the message of an enquiry begins with where it must not be empty, so that it can be sent as it is. */
export function beginMessage({ steps }: LeadForm, subject: LeadSubject, text: EnquiryText): string {
  const isAsked = steps.some(({ fields }) =>
    fields.some(({ name, required }) => name === 'message' && required),
  );
  if (!isAsked) return '';
  if (subject.kind === 'vehicle') return text('enquiry.begun', { vehicle: subject.vehicle.name });
  if (subject.kind === 'model') return text('enquiry.model.begun', { model: nameModel(subject.model) });
  return subject.kind === 'offer' ? text('enquiry.offer.begun', { offer: subject.offer.name }) : '';
}

/** What the dialog of a form is called. */
export function titleDialog(
  form: Exclude<FormName, 'contact' | 'page'>,
  subject: LeadSubject,
  text: EnquiryText,
): string {
  if (form !== 'enquiry') return text(`enquiry.${form}.title`);
  if (subject.kind === 'model') return text('enquiry.model.title', { model: nameModel(subject.model) });
  return text(subject.kind === 'offer' ? 'enquiry.offer.title' : 'enquiry.title');
}
