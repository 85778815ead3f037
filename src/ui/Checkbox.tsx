import './Field.css';
import type { InputHTMLAttributes, ReactNode } from 'react';

export type CheckboxProps = InputHTMLAttributes<HTMLInputElement> & { children: ReactNode };

/** A checkbox whose whole line can be pressed. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <label className="checkbox">
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </label>
  );
}
