import type { JsonValue } from '../json.ts';
import type { ScalarType } from './field.ts';

export const INT32_MAX = 2_147_483_647;
export const INT32_MIN = -2_147_483_648;

/** Whether one value is of the type as it stands. */
export function fits(value: JsonValue, type: ScalarType): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'bool':
      return typeof value === 'boolean';
    case 'float':
      return typeof value === 'number';
    case 'int32':
      return Number.isInteger(value) && (value as number) <= INT32_MAX && (value as number) >= INT32_MIN;
    case 'int64':
      return Number.isInteger(value);
  }
}

const truths = new Map<string, boolean>([
  ...['true', 't', '1', 'y', 'yes'].map((word) => [word, true] as const),
  ...['false', 'f', '0', 'n', 'no'].map((word) => [word, false] as const),
]);

/** The value turned into the type, or undefined when that would be a guess. */
export function coerceValue(value: JsonValue, type: ScalarType): JsonValue | undefined {
  if (fits(value, type)) return value;
  if (value === null || typeof value === 'object') return undefined;
  if (type === 'string') return String(value);
  if (type === 'bool') return coerceBool(value);
  if (typeof value === 'boolean') return Number(value);
  const text = String(value).trim();
  const number = Number(text);
  if (text === '' || !Number.isFinite(number)) return undefined;
  if (type === 'float') return number;
  const whole = typeof value === 'number' ? Math.trunc(number) : number;
  return fits(whole, type) ? whole : undefined;
}

function coerceBool(value: string | number | boolean): boolean | undefined {
  if (typeof value === 'string') return truths.get(value.toLowerCase());
  if (value === 1) return true;
  return value === 0 ? false : undefined;
}
