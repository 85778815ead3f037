import './LeadForm.css';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { formatPhone, phoneHref } from '#domain/phone.ts';
import { listOptions, type LeadForm as Form, type LeadValues } from '#domain/lead-form.ts';
import { createEnquiryText, describeErrors, introduce, labelField } from '#messages/enquiry-text.ts';
import { $lastEnquiry } from '#stores/last-enquiry.ts';
import { $leadTopic } from '#stores/lead-topic.ts';
import { leadForms, untouchedForm } from '#stores/lead-form.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Consents } from './Consents.tsx';
import type { LeadFormProps } from './lead-props.ts';
import { LeadErrors } from './LeadErrors.tsx';
import { LeadField } from './LeadField.tsx';
import { fillFromAddress, fillMessage, readChoices, readForm } from './read-form.ts';
import { useAwake } from './use-awake.ts';

const stepTitle = ({ name }: Form, step: Form['steps'][number]['name']) =>
  name === 'testDrive' && step === 'question' ? 'testDrive' : step;

/**
 * Any form of the site, drawn from its data: fields, steps, mistakes, consents (FORM-02, FORM-04…08, FORM-10). All steps
 * are there, one is in view; the store holds what comes of it.
 */
export function LeadForm({ form, subject, site }: LeadFormProps) {
  const store = leadForms[form.name];
  const { status, step, errors, kept, said } = useStore(store.$state, { ssr: () => untouchedForm });
  /** Of fields that others depend on: categories narrow the places, places bring their calendars. */
  const [choices, setChoices] = useState<LeadValues>({});
  const element = useRef<HTMLFormElement>(null);
  const awake = useAwake();
  const text = createEnquiryText(site.messages);
  useEffect(() => {
    store.open();
    if (element.current) {
      fillFromAddress(element.current, window.location.search);
      setChoices(readChoices(element.current));
    }
    // The browser may bring back the page as it was left, with a form that was sent.
    window.addEventListener('pageshow', store.open);
    return () => window.removeEventListener('pageshow', store.open);
  }, [store]);
  const topic = useStore($leadTopic, { ssr: () => null });
  useEffect(() => {
    if (form.name === 'enquiry' && element.current) fillMessage(element.current, topic?.message ?? '');
  }, [form.name, topic]);
  const shownStep = useRef(0);
  useEffect(() => {
    if (shownStep.current !== step) element.current?.querySelector<HTMLElement>('[data-current]')?.focus();
    shownStep.current = step;
  }, [step]);
  if (status === 'kept') {
    return (
      <Alert
        tone="warning"
        title={text(kept === 'offline' ? 'enquiry.kept.offline' : 'enquiry.kept.unreachable')}
      />
    );
  }
  const idOf = (field: string): string => `${form.name}-${field}`;
  const sentences = describeErrors(errors, form, text);
  const busy = status === 'sending' || status === 'sent';
  const last = step === form.steps.length - 1;
  const submit = async (typed: HTMLFormElement): Promise<void> => {
    const result = await store.submit(readForm(typed), {
      ...{ form, subject, endpoint: site.leads },
      ...{ dealershipSlug: site.slug, dealershipId: site.dealershipId },
    });
    // The fragment keeps room for what the page tells about a drive, so that nothing moves when it does.
    if (result === 'sent')
      window.location.assign($lastEnquiry.get()?.drive ? '/success/#test-drive' : '/success/');
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const handleInput = ({ target }: FormEvent<HTMLFormElement>): void => {
    const { name, value } = target as HTMLInputElement;
    store.edit(name);
    if (name === 'category' || name === 'location') setChoices({ ...choices, [name]: value });
  };
  const intro = introduce(form.name, subject, text);
  const failed = text(form.name === 'enquiry' ? 'enquiry.failed' : 'enquiry.failed.general');
  return (
    <form ref={element} className="lead-form" noValidate onSubmit={handleSubmit} onInput={handleInput}>
      <p className="lead-form__no-script">
        {text('enquiry.noScript')}{' '}
        {site.phone ? <a href={phoneHref(site.phone)}>{formatPhone(site.phone)}</a> : null}{' '}
        {site.email ? <a href={`mailto:${site.email}`}>{site.email}</a> : null}
      </p>
      {intro ? <p>{intro}</p> : null}
      <LeadErrors errors={sentences} title={text('enquiry.errors.title')} idOf={idOf} />
      {status === 'failed' ? (
        <Alert tone="danger" title={form.name === 'enquiry' ? (said ?? failed) : failed}>
          {form.name !== 'enquiry' && said ? <p>{said}</p> : null}
        </Alert>
      ) : null}
      {form.steps.map(({ name, fields }, position) => (
        <div key={position} className="lead-form__step" hidden={position !== step}>
          {form.steps.length > 1 ? (
            <div tabIndex={-1} data-current={position === step ? '' : undefined}>
              <p className="lead-form__progress">
                {text('enquiry.step.of', { step: position + 1, steps: form.steps.length })}
              </p>
              <p className="lead-form__head">
                <strong>
                  {name === 'all' ? null : text(`enquiry.step.${stepTitle(form, name) as 'question'}`)}
                </strong>
              </p>
            </div>
          ) : null}
          {fields.map((field) => (
            <LeadField
              key={field.name}
              id={idOf(field.name)}
              field={field}
              label={labelField(field, text)}
              options={listOptions(form, field, choices)}
              choices={choices}
              vehicleId={subject.kind === 'vehicle' ? subject.vehicle.id : null}
              messages={site.messages}
              error={sentences[field.name]}
              text={text}
            />
          ))}
          {position === form.steps.length - 1 ? (
            <Consents
              site={site}
              text={text}
              terms={
                form.terms ? { id: idOf('termsConsent'), missing: errors.termsConsent !== undefined } : null
              }
            />
          ) : null}
        </div>
      ))}
      {form.name === 'photos' && subject.kind === 'vehicle' ? (
        <input
          type="hidden"
          name="says"
          value={text('enquiry.photos.says', { vehicle: subject.vehicle.name })}
        />
      ) : null}
      <p className="visually-hidden" aria-hidden="true">
        <label>
          {text('enquiry.honeypot')}
          <input name="company_website" tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </p>
      <div className="lead-form__actions">
        {step > 0 ? (
          <Button variant="secondary" size="large" onClick={store.back} disabled={busy}>
            {text('enquiry.back')}
          </Button>
        ) : null}
        <Button type="submit" size="large" wide busy={busy} disabled={!awake}>
          {text(
            !last
              ? 'enquiry.next'
              : busy
                ? 'enquiry.submitting'
                : form.name === 'testDrive'
                  ? 'enquiry.submit.testDrive'
                  : 'enquiry.submit',
          )}
        </Button>
      </div>
    </form>
  );
}
