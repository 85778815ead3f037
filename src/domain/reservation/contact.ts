import * as v from 'valibot';
import type { FieldRule } from '../lead/field.ts';
import { tidyValue } from '../lead/tidy-value.ts';
import { createValueSchema } from '../lead/value-schema.ts';

/** Who reserves. */
export interface ReservationContact {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}
export type ContactField = keyof ReservationContact;

/** Judged as the fields of any form are; a test compares these rows with theirs, whose whole table no page needs here. */
export const contactRules = {
  firstName: { kind: 'text', longest: 120 },
  lastName: { kind: 'text', longest: 120 },
  phone: { kind: 'tel', longest: 30 },
  email: { kind: 'email', longest: 200 },
} as const satisfies Record<ContactField, Pick<FieldRule, 'kind' | 'longest'>>;

/** Fields in the order of the form. */
export const contactFields = Object.keys(contactRules) as ContactField[];

/** What a field must be like once it is tidied, as in every form; never empty. */
export function createContactSchema(field: ContactField) {
  const rule = contactRules[field];
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('is needed.'),
    v.maxLength(rule.longest),
    v.transform((typed: string) => tidyValue(rule.kind, typed)),
    createValueSchema(rule, null),
  );
}

/** Fields that cannot be right as they are. */
export const findWrongFields = (contact: ReservationContact): ContactField[] =>
  contactFields.filter((field) => !v.is(createContactSchema(field), contact[field]));
