import { useEffect, useEffectEvent, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { nameDraft } from '#domain/lead/form-draft.ts';
import { nameFields, type LeadForm, type LeadValues } from '#domain/lead/form.ts';
import { readStep, type FieldErrors } from '#domain/lead/schema.ts';
import { createEnquiryText } from '#messages/lead/enquiry-text.ts';
import { describeErrors, labelField } from '#messages/lead/form-words.ts';
import { keepDraft, readDraft } from '#stores/lead/form-draft.ts';
import { Button } from '#ui/Button.tsx';
import { fillDraft, readDraftValues } from '../lead/draft-fields.ts';
import { followDraft } from '../lead/follow-draft.ts';
import { LeadErrors } from '../lead/LeadErrors.tsx';
import { LeadField } from '../lead/LeadField.tsx';
import { fillEmpty, readForm } from '../lead/read-form.ts';
import { useAwake } from '../lead/use-awake.ts';

export interface StepFormProps {
  form: LeadForm;
  /** What the fields begin with. */
  begun?: LeadValues;
  messages: Record<string, string>;
  submit: string;
  isBusy?: boolean;
  /** Sentences about what is wrong besides, by the id of the control. */
  judge?: (values: LeadValues) => Record<string, string>;
  onDone: (values: LeadValues) => void;
  /** Between the fields and the button. */
  children?: ReactNode;
}

const general = { kind: 'general' } as const;
const today = (): string => new Date().toLocaleDateString('en-CA');

/** The fields of one step of a trade-in, judged like those of any form; what is typed is kept in the tab. */
export function StepForm(props: StepFormProps) {
  const { form, begun, messages, submit, isBusy = false, judge, onDone, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const awake = useAwake();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [judged, setJudged] = useState(0);
  const text = createEnquiryText(messages);
  const draft = nameDraft(form, general);
  const idOf = (field: string): string => `${nameFields(form)}-${field}`;
  const begin = useEffectEvent((typed: HTMLFormElement) => {
    if (begun) fillEmpty(typed, begun);
    const kept = readDraft(draft);
    if (kept) fillDraft(typed, kept, { address: kept.search, filled: {} });
  });
  const save = useEffectEvent((typed: HTMLFormElement) =>
    keepDraft(draft, { step: 0, search: '', values: readDraftValues(typed, form) }),
  );
  useEffect(() => {
    const typed = element.current;
    if (!typed) return;
    begin(typed);
    return followDraft(typed, () => save(typed));
  }, []);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    const { values, errors: wrong } = readStep(form, 0, readForm(event.currentTarget), today());
    const said = { ...describeErrors(wrong, form, text), ...judge?.(values) };
    setErrors(said);
    setJudged((count) => count + 1);
    if (Object.keys(said).length === 0) onDone(values);
  };
  return (
    <form ref={element} className="lead-form" tabIndex={-1} noValidate onSubmit={handleSubmit}>
      <LeadErrors errors={errors} judged={judged} title={text('enquiry.errors.title')} idOf={idOf} />
      <div className="lead-form__step">
        {form.steps[0]?.fields.map((field) => (
          <LeadField
            key={field.name}
            id={idOf(field.name)}
            field={field}
            label={labelField(field, text)}
            options={field.options ?? []}
            choices={{}}
            vehicleId={null}
            error={errors[field.name]}
            {...{ messages, text }}
          />
        ))}
      </div>
      {children}
      <Button type="submit" size="large" wide busy={isBusy} disabled={!awake}>
        {submit}
      </Button>
    </form>
  );
}
