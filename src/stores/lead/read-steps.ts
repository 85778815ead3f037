import type { LeadForm, LeadValues } from '#domain/lead/form.ts';
import { readStep, type FieldErrors } from '#domain/lead/schema.ts';
import type { Typed } from './form-settings.ts';

/** The shopper's date. */
const readToday = (): string => new Date().toLocaleDateString('en-CA');

/** The first step from the beginning up to `last` that is not right, else what was typed in all of them. */
export function readSteps(
  form: LeadForm,
  last: number,
  typed: Typed,
): { wrong: { step: number; errors: FieldErrors } } | { wrong: null; values: LeadValues } {
  const values: LeadValues = {};
  for (let step = 0; step <= last; step += 1) {
    const read = readStep(form, step, typed, readToday());
    if (Object.keys(read.errors).length > 0) return { wrong: { step, errors: read.errors } };
    Object.assign(values, read.values);
  }
  return { wrong: null, values };
}
