/** 17 characters without I, O and Q (ISO 3779). */
const whole = /^[A-HJ-NPR-Z0-9]{17}$/;

/**
 * A VIN that names one vehicle among all, in capitals; null for any other text, such as one of which a feed shows the end alone
 * or that repeats one sign.
 */
export function readWholeVin(vin: string | null): string | null {
  const read = vin?.toUpperCase() ?? '';
  return whole.test(read) && new Set(read).size > 1 ? read : null;
}
