/**
 * Thousands separators of a number as JavaScript writes it. The first use of `Intl` keeps a phone busy for a tenth of a
 * second, and every listing writes prices and counts when it wakes.
 */
// eslint-disable-next-line regexp/no-super-linear-move -- a number has a few digits
const groupDigits = (digits: number): string => String(digits).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

/** Halves are rounded away from zero. */
const round = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** A whole number with thousands separators, for example '12,450'. */
export const formatNumber = (value: number): string => groupDigits(round(value));

/** A number with separators and at most three decimal places, for example '1,250.5'. */
export const formatDecimal = (value: number): string => groupDigits(round(value * 1000) / 1000);

/** Whole Australian dollars, for example '$36,990' (PRICE-06). */
export const formatMoney = (amount: number): string =>
  `${amount < 0 ? '-' : ''}$${formatNumber(Math.abs(amount))}`;
