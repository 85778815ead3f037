import type { FieldKind } from './field.ts';

const withoutSpacing = (value: string): string => value.replace(/[\s().-]/g, '');
const withoutSeparators = (value: string): string => value.replace(/[$,\s]|kms?$/gi, '');

/**
 * Turns the direction of what follows, also beyond the text: a name could make the rest of a list read backwards. Signs for
 * machines are no text either: XML that holds one is not read at all, and a terminal obeys them.
 */
const unwritten = /[\u202a-\u202e\u2066-\u2069\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\ufffe\uffff]/g;

/** A text without them. */
export const leaveOutUnwritten = (value: string): string => value.replace(unwritten, '');

/** A value for storage, without the spaces and separators that people type into a field of this kind. */
export function tidyValue(kind: FieldKind, value: string): string {
  if (kind === 'tel') return withoutSpacing(value);
  const isNumber = kind === 'dollars' || kind === 'kilometres' || kind === 'number';
  return isNumber ? withoutSeparators(value) : value.trim();
}
