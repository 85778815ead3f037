import * as v from 'valibot';
import { readFieldRule, type FieldName } from '../lead/field.ts';
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

/** The field of a form that each is judged as. */
const judgedAs = {
  firstName: 'name',
  lastName: 'lastName',
  phone: 'phone',
  email: 'email',
} as const satisfies Record<ContactField, FieldName>;

/** Fields in the order of the form. */
export const contactFields = Object.keys(judgedAs) as ContactField[];

/** What a field must be like once it is tidied, as in every form; never empty. */
export const createContactSchema = (field: ContactField) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('is needed.'),
    v.maxLength(readFieldRule(judgedAs[field]).longest),
    v.transform((typed: string) => tidyValue(judgedAs[field], typed)),
    createValueSchema(readFieldRule(judgedAs[field]), null),
  );

/** Fields that cannot be right as they are. */
export const findWrongFields = (contact: ReservationContact): ContactField[] =>
  contactFields.filter((field) => !v.is(createContactSchema(field), contact[field]));
