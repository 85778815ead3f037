import * as v from 'valibot';
import type { FieldBounds, FieldRule } from './field.ts';
import { attachmentForm } from './upload.ts';

const phoneForm = /^(?:\+61|0)[2-478]\d{8}$|^1[38]00\d{6}$|^13\d{4}$|^\+(?!61)\d{8,15}$/;
/** No town has a postcode outside these: 0200 to 0299 and 0800 to 9999. */
const knownPostcode = /^0(?:2|[89])\d\d$|^[1-9]/;

/** With its offset from UTC where a calendar wrote it, without where a person typed it. */
const momentForm = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}([+-]\d{2}:\d{2})?$/;

const between =
  ({ min, max }: FieldBounds) =>
  (value: string): boolean =>
    Number(value) >= min && Number(value) <= max;
const inSteps =
  ({ min, step }: FieldBounds) =>
  (value: string): boolean =>
    step === undefined || (Number(value) - min) % step === 0;

/** A whole number; within its bounds where they are known (FORM-15, FORM-16, FORM-17). */
function createNumberSchema(bounds: FieldBounds | null) {
  const digits = v.pipe(v.string(), v.regex(/^\d+$/, 'enquiry.error.between'));
  if (!bounds) return digits;
  return v.pipe(
    digits,
    v.check(between(bounds), 'enquiry.error.between'),
    v.check(inSteps(bounds), 'enquiry.error.step'),
  );
}

function createKindSchema(kind: FieldRule['kind'], bounds: FieldBounds | null): v.GenericSchema<string> {
  switch (kind) {
    case 'email':
      return v.pipe(v.string(), v.email('enquiry.error.email'));
    case 'tel':
      return v.pipe(v.string(), v.regex(phoneForm, 'enquiry.error.phone'));
    case 'appointment':
      return v.pipe(v.string(), v.regex(momentForm, 'enquiry.error.appointment'));
    case 'postcode':
      return v.pipe(
        v.string(),
        v.regex(/^\d{4}$/, 'enquiry.error.postcode'),
        v.regex(knownPostcode, 'enquiry.error.postcodeUnknown'),
      );
    case 'file':
      return v.pipe(v.string(), v.regex(attachmentForm, 'enquiry.error.file'));
    case 'dollars':
    case 'kilometres':
    case 'number':
      return createNumberSchema(bounds);
    default:
      return v.string();
  }
}

/**
 * The schema of a filled field, made of its row in the table of fields. Both the form in the browser and the storage of
 * leads use it. Problems are message keys, the most important first.
 *
 * @param bounds of a number in this form; null where the form is not known
 */
export const createValueSchema = (
  { kind, longest }: Pick<FieldRule, 'kind' | 'longest'>,
  bounds: FieldBounds | null,
): v.GenericSchema<string> =>
  v.pipe(createKindSchema(kind, bounds), v.maxLength(longest, 'enquiry.error.tooLong'));
