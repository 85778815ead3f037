import './AmountField.css';
import type { FocusEvent, InputHTMLAttributes, MouseEvent } from 'react';
import { formatNumber } from '#domain/site/numbers.ts';
import { Field } from './Field.tsx';

export interface AmountFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  id: string;
  label: string;
  error?: string | undefined;
  optionalLabel?: string | undefined;
  /** Stands before or after the number, such as '$' or ' kms'. */
  prefix?: string;
  suffix?: string;
  /** Numbers that can be chosen with one press. */
  quickPicks?: readonly number[] | undefined;
}

const format = (digits: string): string => (digits === '' ? '' : formatNumber(Number(digits)));

/** Gives a number its thousands separators; anything else stays as it was typed, for the form to judge. */
function tidy({ currentTarget: input }: FocusEvent<HTMLInputElement>): void {
  const digits = input.value.replace(/[,\s$]/g, '');
  if (/^\d{0,12}$/.test(digits)) input.value = format(digits);
}

/** A whole number with its unit in view, thousands separators and numbers to pick (FORM-15, FORM-16). */
export function AmountField({ prefix, suffix, quickPicks = [], ...field }: AmountFieldProps) {
  const pick = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const input = document.getElementById(field.id);
    if (!(input instanceof HTMLInputElement)) return;
    input.value = format(currentTarget.value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const show = (pick: number): string => `${prefix ?? ''}${formatNumber(pick)}${suffix ?? ''}`;
  return (
    <div className="amount-field">
      <div className="amount-field__box" data-prefix={prefix} data-suffix={suffix?.trim()}>
        <Field {...field} type="text" inputMode="numeric" maxLength={12} onBlur={tidy} />
      </div>
      {quickPicks.length > 0 ? (
        <p className="amount-field__picks">
          {quickPicks.map((number) => (
            <button key={number} type="button" value={number} onClick={pick}>
              {show(number)}
            </button>
          ))}
        </p>
      ) : null}
    </div>
  );
}
