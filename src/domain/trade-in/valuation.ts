import type { Lead } from '../lead/document.ts';

/** What a car may be worth to the dealer: always a range of a day, and always subject to inspection. */
export interface Valuation {
  /** The provider's name for it. */
  id: string;
  /** Whole dollars. */
  low: number;
  high: number;
  /** Epoch seconds. */
  valuedAt: number;
  validUntil: number;
}

/** A stored valuation; null for anything else, and for one that no longer holds. `now` in epoch seconds. */
export function parseValuation(stored: unknown, now: number): Valuation | null {
  const { id, low, high, valuedAt, validUntil } = (stored ?? {}) as Record<string, unknown>;
  const numbers = [low, high, valuedAt, validUntil];
  if (typeof id !== 'string' || !numbers.every((number) => Number.isInteger(number))) return null;
  const valuation = { id, low, high, valuedAt, validUntil } as Valuation;
  return isCurrent(valuation, now) ? valuation : null;
}

/** Whether a valuation still holds; one from the future is of a clock that is wrong. `now` in epoch seconds. */
export const isCurrent = ({ valuedAt, validUntil }: Valuation, now: number): boolean =>
  valuedAt <= now + 86_400 && now < validUntil;

/** A valuation as leads tell it; nothing without one. */
export const tellFigure = (figure: Valuation | null): Partial<Lead> =>
  figure
    ? {
        valuation_id: figure.id,
        valuation_low: figure.low,
        valuation_high: figure.high,
        valued_at: figure.valuedAt,
        valuation_valid_until: figure.validUntil,
      }
    : {};
