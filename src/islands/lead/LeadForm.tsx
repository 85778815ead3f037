import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, type InputEvent, type SubmitEvent } from 'react';
import { nameFields } from '#domain/lead/form.ts';
import { pick } from '#domain/site/pick.ts';
import { formatPhone, phoneHref } from '#domain/location/phone.ts';
import { createEnquiryText } from '#messages/lead/enquiry-text.ts';
import { beginMessage, describeErrors, introduce } from '#messages/lead/form-words.ts';
import { $leadTopic } from '#stores/lead/topic.ts';
import { findLeadForm, untouchedForm } from '#stores/lead/form.ts';
import { Alert } from '#ui/Alert.tsx';
import { Arriving } from './Arriving.tsx';
import { DraftNote } from './DraftNote.tsx';
import { goToSuccess } from './success/go-to-success.ts';
import { SentForm } from './SentForm.tsx';
import { StoredLead } from './StoredLead.tsx';
import { LeadButtons } from './LeadButtons.tsx';
import { LeadErrors } from './LeadErrors.tsx';
import type { LeadFormProps } from './lead-props.ts';
import { LeadSteps } from './LeadSteps.tsx';
import { fillMessage, readForm, rememberDetails } from './read-form.ts';
import { useDialogTitle } from './dialog/use-dialog-title.ts';
import { useAwake } from './use-awake.ts';
import { describeFigure, useFigure } from '../trade-in/use-figure.ts';
import { useTyped } from './use-typed.ts';

/**
 * Any form of the site, drawn from its data: fields, steps, mistakes, consents (FORM-02, FORM-04…08, FORM-10). All
 * steps are in the page, one is in view. The store holds the result, a draft the typed values.
 */
export function LeadForm({ form, subject, site, task }: LeadFormProps) {
  const store = findLeadForm(form);
  const { status, step, errors, kept, said } = useStore(store.$state, { ssr: () => untouchedForm });
  const element = useRef<HTMLFormElement>(null);
  const awake = useAwake();
  const [isFresh] = useState(awake);
  const [judged, setJudged] = useState(0);
  const { choices, choose, round, isRestored, save, beginAnew } = useTyped(
    element,
    { form, subject },
    isFresh,
  );
  const figure = useFigure();
  const text = createEnquiryText(site.messages);
  const topic = useStore($leadTopic, { ssr: () => null });
  const begun = topic?.message ?? beginMessage(form, subject, text);
  useEffect(() => {
    if (form.name === 'enquiry' && element.current) fillMessage(element.current, begun);
  }, [form.name, begun, round]);
  const isFinance =
    form.page?.filing.category === 'Finance Enquiry' ||
    (form.name === 'enquiry' && topic?.topic === 'finance');
  useDialogTitle(
    element,
    form.name === 'enquiry' && topic?.topic === 'finance' ? text('enquiry.finance.title') : null,
  );
  const shownStep = useRef(0);
  useEffect(() => {
    if (shownStep.current !== step) element.current?.querySelector<HTMLElement>('[data-current]')?.focus();
    shownStep.current = step;
  }, [step]);
  if (status === 'sent' && form.page?.success) return <SentForm {...form.page.success} />;
  if (kept) return <StoredLead {...kept} site={site} text={text} />;
  const idOf = (field: string): string => `${nameFields(form)}-${field}`;
  const sentences = describeErrors(errors, form, text);
  const busy = status === 'sending' || status === 'sent';
  const submit = async (typed: HTMLFormElement): Promise<void> => {
    const values = readForm(typed);
    const result = await store.submit(values, {
      ...{ form, subject, endpoint: site.leads },
      ...pick(site, 'dealershipId', 'manufacturer', 'manufacturerId', 'dealershipGroup'),
      dealershipSlug: site.slug,
      task,
    });
    if (result === 'sent' || result === 'kept') rememberDetails(values);
    setJudged((count) => count + 1);
    if (result === 'sent' && !form.page?.success && !task) goToSuccess();
    else if (result !== 'sent') save();
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  const handleInput = ({ target }: InputEvent<HTMLFormElement>): void => {
    const { name, value } = target as HTMLInputElement;
    store.edit(name);
    choose(name, value);
  };
  const clear = (): void => {
    beginAnew();
    element.current?.focus();
  };
  const intro = introduce(form.name, subject, text);
  const failed = text(form.name === 'enquiry' ? 'enquiry.failed' : 'enquiry.failed.general');
  return (
    <form
      ref={element}
      className="lead-form"
      tabIndex={-1}
      noValidate
      onSubmit={handleSubmit}
      onInput={handleInput}
    >
      <p className="lead-form__no-script">
        {text('enquiry.noScript')}{' '}
        {site.phone ? <a href={phoneHref(site.phone)}>{formatPhone(site.phone)}</a> : null}{' '}
        {site.email ? <a href={`mailto:${site.email}`}>{site.email}</a> : null}
      </p>
      <DraftNote isShown={isRestored} onClear={clear} text={text} />
      {intro ? <p>{intro}</p> : null}
      <LeadErrors errors={sentences} judged={judged} title={text('enquiry.errors.title')} idOf={idOf} />
      {status === 'failed' ? (
        <Arriving>
          <Alert tone="danger" title={form.name === 'enquiry' ? (said ?? failed) : failed}>
            {form.name !== 'enquiry' && said ? <p>{said}</p> : null}
          </Alert>
        </Arriving>
      ) : null}
      {status === 'sold' ? (
        <Arriving mark={judged}>
          <Alert tone="danger" title={text('enquiry.sold')}>
            <p>{text('enquiry.sold.help')}</p>
          </Alert>
        </Arriving>
      ) : null}
      <LeadSteps
        key={round}
        {...{ form, subject, site, step, choices, sentences, idOf, text }}
        isFinance={isFinance}
      />
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
      {figure && !task ? (
        <p className="field__hint">{text('enquiry.tradeIn', describeFigure(figure))}</p>
      ) : null}
      <LeadButtons
        form={form.name}
        isFirst={step === 0}
        isLast={step === form.steps.length - 1}
        isBusy={busy}
        isAwake={awake}
        onBack={store.back}
        text={text}
      />
    </form>
  );
}
