import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

const localOnly = /^(13\d{4}|1300\d{6}|1800\d{6})$/;
/** Area codes 02, 03, 07, 08 and mobiles 04; the ranges reserved for fiction included. */
const national = /^[23478]\d{8}$/;

/** E.164 (`+61770101234`), the bare digits of a local-only 13/1300/1800 number, or null when it is neither. */
export function formatInternational(written: string): string | null {
  const digits = written.replace(/[\s().-]/g, '');
  if (localOnly.test(digits)) return digits;
  const parsed = parsePhoneNumberFromString(written, 'AU');
  return parsed && parsed.country !== undefined && national.test(parsed.nationalNumber)
    ? parsed.number
    : parsed && national.test(parsed.nationalNumber) && parsed.countryCallingCode === '61'
      ? parsed.number
      : null;
}
