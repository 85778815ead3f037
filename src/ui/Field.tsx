import './Field.css';
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';

interface FieldText {
  id: string;
  label: string;
  hint?: string | undefined;
  /** Says what is wrong and how to put it right; shown under the control and tied to it. */
  error?: string | undefined;
  /** Word after the label of a field that may stay empty, for example '(optional)'. */
  optionalLabel?: string | undefined;
}

export type FieldProps = FieldText &
  (
    | ({ multiline: true } & TextareaHTMLAttributes<HTMLTextAreaElement>)
    | ({ multiline?: false } & InputHTMLAttributes<HTMLInputElement>)
  );

/** A labelled text control with hint and error, described to assistive technology. */
export function Field({ id, label, hint, error, optionalLabel, multiline, ...control }: FieldProps) {
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const shared = {
    id,
    className: 'field__control',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className="field" data-short={multiline ? undefined : ''} data-invalid={error ? true : undefined}>
      <label className="field__label" htmlFor={id}>
        {label} {optionalLabel ? <span className="field__optional">{optionalLabel}</span> : null}
      </label>
      {multiline ? (
        <textarea rows={4} {...(control as TextareaHTMLAttributes<HTMLTextAreaElement>)} {...shared} />
      ) : (
        <input {...(control as InputHTMLAttributes<HTMLInputElement>)} {...shared} />
      )}
      {hint ? (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
