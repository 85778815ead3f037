/** National digits of an Australian number: '+61733334444' and '07 3333 4444' both give '0733334444'. */
export const nationalDigits = (phone: string): string => phone.replace(/[^\d+]/g, '').replace(/^\+61/, '0');

/** Mobile, landline, 1300 and 1800, 13. */
const groups: [RegExp, string][] = [
  [/^(04\d\d)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^(0\d)(\d{4})(\d{4})$/, '($1) $2 $3'],
  [/^0?(1[38]00)(\d{3})(\d{3})$/, '$1 $2 $3'],
  [/^0?(13)(\d\d)(\d\d)$/, '$1 $2 $3'],
];

/** A number as Australians write it: '(07) 3333 4444', '0412 345 678', '1300 123 456', '13 12 34'. */
export function formatPhone(phone: string): string {
  const digits = nationalDigits(phone);
  const group = groups.find(([pattern]) => pattern.test(digits));
  return group ? digits.replace(...group) : phone;
}

/** The address that dials a number. */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
