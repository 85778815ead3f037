import { persistentAtom } from '@nanostores/persistent';

/** What the success page tells about the enquiry that led there (FORM-03). */
export interface LastEnquiry {
  leadId: string;
  /** Name and page of the vehicle or offer; null for a general enquiry. */
  about: string | null;
  href: string | null;
}

function parse(text: string): LastEnquiry | null {
  try {
    return JSON.parse(text) as LastEnquiry | null;
  } catch {
    return null;
  }
}

export const $lastEnquiry = persistentAtom<LastEnquiry | null>('forecourt:last-enquiry', null, {
  encode: JSON.stringify,
  decode: parse,
});
