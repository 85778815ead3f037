import * as v from 'valibot';
import { addDays } from '../test-drive/calendar-date.ts';
import { readFieldRule, type FieldKind, type FieldName } from './field.ts';
import { listOptions, readBounds, type FormField, type LeadForm, type LeadValues } from './form.ts';
import { tidyValue } from './tidy-value.ts';
import { createValueSchema } from './value-schema.ts';

const dateForm = /^\d{4}-\d{2}-\d{2}$/;

/** The message of an empty field; common fields have their own. */
const missing = (name: FieldName, kind: FieldKind): string => {
  if (name === 'name' || name === 'email' || name === 'phone' || name === 'message' || name === 'category') {
    return `enquiry.error.${name}`;
  }
  if (kind === 'date' || kind === 'appointment') return `enquiry.error.${kind}`;
  return kind === 'select' ? 'enquiry.error.choose' : 'enquiry.error.missing';
};

export interface JudgeContext {
  values: LeadValues;
  /** The shopper's date, 'YYYY-MM-DD'. */
  today: string;
}

/** The problem of one value that is not empty, as a message key; null when it is fine. */
function judge(form: LeadForm, field: FormField, value: string, context: JudgeContext): string | null {
  const rule = readFieldRule(field.name);
  const { kind } = rule;
  if (kind === 'date' && (!dateForm.test(value) || value < context.today)) return 'enquiry.error.date';
  // At a location to the west it may still be yesterday.
  if (kind === 'appointment' && value.slice(0, 10) < addDays(context.today, -1)) {
    return 'enquiry.error.appointment';
  }
  const options = kind === 'select' ? listOptions(form, field, context.values) : null;
  if (options && !options.some((option) => option.value === value)) return 'enquiry.error.choose';
  const { issues } = v.safeParse(createValueSchema(rule, readBounds(field)), value);
  return issues?.[0].message ?? null;
}

export type FieldErrors = Partial<Record<FieldName | 'termsConsent', string>>;

export interface Judged {
  values: LeadValues;
  /** Message keys by field, in the order of the form; empty when all is well. */
  errors: FieldErrors;
}

/**
 * Reads what was typed into one step of a form, by the rules of its fields (FORM-10, FORM-13). `typed` may hold values
 * of other steps; they are read with their own step.
 */
export function readStep(
  form: LeadForm,
  step: number,
  typed: Readonly<Record<string, unknown>>,
  today: string,
): Judged {
  const values: LeadValues = {};
  const errors: FieldErrors = {};
  const fields = form.steps[step]?.fields ?? [];
  for (const { name } of fields)
    values[name] = tidyValue(readFieldRule(name).kind, String(typed[name] ?? ''));
  const known: LeadValues = { ...(typed as LeadValues), ...values };
  for (const field of fields) {
    const { name, required } = field;
    const value = values[name] ?? '';
    const kind = readFieldRule(name).kind;
    if (value === '') {
      if (required) errors[name] = missing(name, kind);
    } else {
      const problem = judge(form, field, value, { values: known, today });
      if (problem) errors[name] = problem;
    }
  }
  if (step === form.steps.length - 1 && form.terms && typed['termsConsent'] !== true) {
    errors.termsConsent = 'enquiry.error.terms';
  }
  return { values, errors };
}
