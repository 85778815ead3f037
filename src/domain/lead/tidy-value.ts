import type { FieldKind } from './field.ts';

const withoutSpacing = (value: string): string => value.replace(/[\s().-]/g, '');
const withoutSeparators = (value: string): string => value.replace(/[$,\s]|kms?$/gi, '');

/** A value for storage, without the spaces and separators that people type into a field of this kind. */
export function tidyValue(kind: FieldKind, value: string): string {
  if (kind === 'tel') return withoutSpacing(value);
  const isNumber = kind === 'dollars' || kind === 'kilometres' || kind === 'number';
  return isNumber ? withoutSeparators(value) : value.trim();
}
