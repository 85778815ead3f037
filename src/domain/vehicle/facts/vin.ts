/** 17 characters without I, O and Q (ISO 3779). */
const whole = /^[A-HJ-NPR-Z0-9]{17}$/;
/** What stands in the place of one that is hidden or unknown: one letter again and again, or digits alone. */
const hidden = /([A-Z])\1{3}|^\d+$/;

/**
 * A VIN that names one vehicle among all, in capitals; null for any other text, such as one of which a feed shows a part alone.
 * Several vehicles of a stock may have the same all the same: who typed it may have been wrong.
 */
export function readWholeVin(vin: string | null): string | null {
  const read = vin?.toUpperCase() ?? '';
  return whole.test(read) && !hidden.test(read) ? read : null;
}
