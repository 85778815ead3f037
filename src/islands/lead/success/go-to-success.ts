import { $lastEnquiry } from '#stores/lead/last-enquiry.ts';
import { rememberEnquiry } from '#stores/lead/remember-enquiry.ts';
import { isDialogEntry } from '#ui/dialog-entry.ts';
import { seeVehicles } from './see-vehicles.ts';

/**
 * Goes to the success page, with what this page shows of vehicles. The fragment keeps room for the test drive there, so that
 * nothing moves, or says that an enquiry was sent of which the browser could keep nothing. Back from there leads to the page, not
 * to its dialog.
 */
export function goToSuccess(): void {
  const enquiry = $lastEnquiry.get();
  if (enquiry) rememberEnquiry({ ...enquiry, ...seeVehicles() });
  const fragment = enquiry ? (enquiry.testDrive ? '#test-drive' : '') : '#sent';
  const path = `/success/${fragment}`;
  if (isDialogEntry()) window.location.replace(path);
  else window.location.assign(path);
}
