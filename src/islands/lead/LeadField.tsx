import { readFieldRule, stockedModelsId, type FieldBounds } from '#domain/lead/field.ts';
import {
  findAutoComplete,
  findTestDriveLocation,
  readBounds,
  type FieldOption,
  type FormField,
  type LeadValues,
} from '#domain/lead/form.ts';
import type { EnquiryText } from '#messages/lead/enquiry-text.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import { Select } from '#ui/Select.tsx';
import { UploadSlot } from './upload/UploadSlot.tsx';
import { AppointmentField } from '../test-drive/AppointmentField.tsx';

export interface LeadFieldProps {
  id: string;
  field: FormField;
  label: string;
  /** What can be chosen now. */
  options: FieldOption[];
  error: string | undefined;
  /** What is chosen in fields that others depend on. */
  choices: LeadValues;
  /** Vehicle of a test drive; null for no certain one. */
  vehicleId: string | null;
  messages: Record<string, string>;
  text: EnquiryText;
}

/** Kinds that are plain controls of the browser. */
const inputTypes = { text: 'text', email: 'email', tel: 'tel', date: 'date', postcode: 'text' } as const;

/** Attributes of a native number field. */
const pickLimits = (bounds: FieldBounds | null) =>
  bounds && { min: bounds.min, max: bounds.max, step: bounds.step ?? 1 };

/** One field of a form, drawn by its kind. The control itself keeps the typed value, before and after hydration. */
export function LeadField({
  id,
  field,
  label,
  options,
  error,
  choices,
  vehicleId,
  messages,
  text,
}: LeadFieldProps) {
  const { name, required } = field;
  const { kind, longest } = readFieldRule(name);
  const bounds = readBounds(field);
  const shared = {
    id,
    name,
    label,
    error,
    optionalLabel: required ? undefined : text('enquiry.optional'),
    'aria-required': required,
    autoComplete: findAutoComplete(field),
  };
  if (kind === 'appointment') {
    const { calendar } = field;
    if (!calendar) return null;
    const location = findTestDriveLocation(calendar, choices);
    return (
      <AppointmentField
        {...{ id, calendar, location, vehicleId, error, messages }}
        begun={choices.appointment ?? ''}
      />
    );
  }
  if (kind === 'file') {
    const { apiUrl } = field;
    const { optionalLabel } = shared;
    return apiUrl ? <UploadSlot {...{ id, apiUrl, label, optionalLabel, error, messages }} /> : null;
  }
  if (kind === 'lines') return <Field {...shared} multiline />;
  if (kind === 'select') {
    const [only] = options;
    const preselected = options.length === 1 && required ? only?.value : (field.preset ?? '');
    const none = { value: '', label: text(name === 'preferredTime' ? 'enquiry.anyTime' : 'enquiry.choose') };
    return (
      <Select
        {...shared}
        // Other options make a new select, so that an option that is gone cannot stay chosen (FORM-12).
        key={options.map(({ value }) => value).join()}
        options={preselected && required ? options : [none, ...options]}
        defaultValue={preselected}
      />
    );
  }
  if (kind === 'checks') {
    return (
      <fieldset className="lead-form__checks">
        <legend className="field__label">{label}</legend>
        {options.map(({ value, label: words }) => (
          <Checkbox key={value} name={name} value={value}>
            {words}
          </Checkbox>
        ))}
      </fieldset>
    );
  }
  if (kind === 'dollars' || kind === 'kilometres') {
    return (
      <AmountField
        {...shared}
        {...(kind === 'dollars' ? { prefix: '$' } : { suffix: text('enquiry.kilometres.suffix') })}
        quickPicks={bounds?.quickPicks}
      />
    );
  }
  if (kind === 'number') {
    return <Field {...shared} type="number" inputMode="numeric" {...pickLimits(bounds)} />;
  }
  return (
    <Field
      {...shared}
      type={inputTypes[kind]}
      list={name === 'model' ? stockedModelsId : undefined}
      {...(kind === 'postcode' ? { inputMode: 'numeric' as const, maxLength: longest } : {})}
    />
  );
}
