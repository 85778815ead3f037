import './EnquiryForm.css';
import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import type { EnquiryField } from '#domain/lead.ts';
import { createEnquiryText, isEnquiryMessage } from '#messages/enquiry-text.ts';
import { $enquiry, editField, submitEnquiry, untouchedEnquiry } from '#stores/enquiry.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Consents } from './Consents.tsx';
import { createEnquiryFields } from './enquiry-fields.ts';
import type { EnquiryDialogProps } from './enquiry-props.ts';
import { EnquiryErrors } from './EnquiryErrors.tsx';
import { useAwake } from './use-awake.ts';

function readForm(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = Object.fromEntries(new FormData(form));
  for (const box of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) {
    values[box.name] = box.checked;
  }
  return values;
}

/**
 * The enquiry form (FORM-04…07, FORM-10). Its fields keep what is typed themselves, before and after the page wakes
 * up; the store holds what comes of it.
 */
export function EnquiryForm({ vehicle, site }: EnquiryDialogProps) {
  const { status, errors, said } = useStore($enquiry, { ssr: () => untouchedEnquiry });
  const awake = useAwake();
  const text = createEnquiryText(site.messages);
  const describe = (key: string): string => (isEnquiryMessage(key) ? text(key) : key);
  const busy = status === 'sending' || status === 'sent';
  const submit = async (form: HTMLFormElement): Promise<void> => {
    const result = await submitEnquiry(readForm(form), {
      rules: site.enquiry,
      endpoint: site.leads,
      dealershipSlug: site.slug,
      dealershipId: site.dealershipId,
      vehicle,
    });
    if (result === 'sent') window.location.assign('/success/');
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const handleInput = ({ target }: FormEvent<HTMLFormElement>): void =>
    editField((target as HTMLInputElement).name as EnquiryField);
  return (
    <form className="enquiry" noValidate onSubmit={handleSubmit} onInput={handleInput}>
      <p>{text('enquiry.intro', { vehicle: vehicle.name })}</p>
      <EnquiryErrors errors={errors} text={text} describe={describe} />
      {status === 'failed' ? <Alert tone="danger" title={said ?? text('enquiry.failed')} /> : null}
      {createEnquiryFields(site.enquiry).map(({ name, type, autoComplete, required }) => (
        <Field
          key={name}
          id={`enquiry-${name}`}
          name={name}
          label={text(`enquiry.field.${name}`)}
          optionalLabel={required ? undefined : text('enquiry.optional')}
          error={errors[name] ? describe(errors[name]) : undefined}
          autoComplete={autoComplete}
          aria-required={required}
          {...(type === 'lines' ? { multiline: true as const } : { type })}
        />
      ))}
      <p className="visually-hidden" aria-hidden="true">
        <label>
          {text('enquiry.honeypot')}
          <input name="company_website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </p>
      <Consents site={site} text={text} termsMissing={errors.termsConsent !== undefined} />
      <Button type="submit" size="large" wide busy={busy} disabled={!awake}>
        {text(busy ? 'enquiry.submitting' : 'enquiry.submit')}
      </Button>
    </form>
  );
}
