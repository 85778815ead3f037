import { $lastEnquiry } from '#stores/lead/last-enquiry.ts';
import { isDialogEntry } from '#ui/dialog-entry.ts';

/**
 * Goes to the success page. The fragment keeps room for the test drive there, so that nothing moves. Back from there
 * leads to the page, not to its dialog.
 */
export function goToSuccess(): void {
  const path = $lastEnquiry.get()?.testDrive ? '/success/#test-drive' : '/success/';
  if (isDialogEntry()) window.location.replace(path);
  else window.location.assign(path);
}
