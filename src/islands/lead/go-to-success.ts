import { $lastEnquiry } from '#stores/lead/last-enquiry.ts';
import { isDialogEntry } from '#ui/dialog-entry.ts';

/**
 * Leads to what is said about a lead that was sent. The fragment keeps room for what the page tells about a test drive, so that
 * nothing moves when it does. Back from there leads to the page, not to its dialog.
 */
export function goToSuccess(): void {
  const path = $lastEnquiry.get()?.testDrive ? '/success/#test-drive' : '/success/';
  if (isDialogEntry()) window.location.replace(path);
  else window.location.assign(path);
}
