import { listOptions, type LeadForm, type LeadValues } from '#domain/lead/form.ts';
import type { FieldErrors } from '#domain/lead/schema.ts';
import type { LeadSubject } from '#domain/lead/subject.ts';
import type { EnquiryText } from '#messages/lead/enquiry-text.ts';
import { labelField, nameStep } from '#messages/lead/form-words.ts';
import { Consents } from './Consents.tsx';
import type { LeadSite } from './lead-props.ts';
import { LeadField } from './LeadField.tsx';

export interface LeadStepsProps {
  form: LeadForm;
  subject: LeadSubject;
  site: LeadSite;
  /** Position of the step in view. */
  step: number;
  /** What is chosen in fields that others depend on. */
  choices: LeadValues;
  /** Sentences by field. */
  sentences: FieldErrors;
  /** Id of the control of a field. */
  idOf: (field: string) => string;
  text: EnquiryText;
  /** Whether it is a request for finance. */
  isFinance: boolean;
}

/** All steps of a form with their fields, one of them in view; the consents end the last one (FORM-02). */
export function LeadSteps(props: LeadStepsProps) {
  const { form, subject, site, step, choices, sentences, idOf, text } = props;
  return form.steps.map(({ name, fields }, position) => (
    <div key={position} className="lead-form__step" hidden={position !== step}>
      {form.steps.length > 1 ? (
        <div tabIndex={-1} data-current={position === step ? '' : undefined}>
          <p className="lead-form__progress">
            {text('enquiry.step.of', { step: position + 1, steps: form.steps.length })}
          </p>
          <p className="lead-form__head">
            <strong>{nameStep(form, name, text)}</strong>
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
          isFinance={props.isFinance}
          terms={
            form.terms ? { id: idOf('termsConsent'), isMissing: sentences.termsConsent !== undefined } : null
          }
        />
      ) : null}
    </div>
  ));
}
