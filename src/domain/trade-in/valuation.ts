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

/** Whether a valuation still holds; one from the future is of a clock that is wrong. `now` in epoch seconds. */
export const isCurrent = ({ valuedAt, validUntil }: Valuation, now: number): boolean =>
  valuedAt <= now + 86_400 && now < validUntil;
