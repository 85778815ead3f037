import { $lastEnquiry, type LastEnquiry } from './last-enquiry.ts';

/** Tells the page after the form. Where the browser keeps nothing more, that page says less, and nothing of an earlier enquiry. */
export function rememberEnquiry(enquiry: LastEnquiry): void {
  try {
    $lastEnquiry.set(enquiry);
  } catch (error) {
    console.warn('The enquiry cannot be kept in this browser.', error);
    $lastEnquiry.set(null);
  }
}
