import { $lastEnquiry } from '#stores/lead/last-enquiry.ts';
import { rememberEnquiry } from '#stores/lead/remember-enquiry.ts';
import { isDialogEntry } from '#ui/dialog-entry.ts';
import { seeVehicles } from './see-vehicles.ts';

/**
 * Goes to the success page, with what this page shows of vehicles. The fragment keeps room for the test drive there, so that nothing moves. Back from there
 * leads to the page, not to its dialog.
 */
export function goToSuccess(): void {
  const enquiry = $lastEnquiry.get();
  if (enquiry) rememberEnquiry({ ...enquiry, ...seeVehicles() });
  const path = enquiry?.testDrive ? '/success/#test-drive' : '/success/';
  if (isDialogEntry()) window.location.replace(path);
  else window.location.assign(path);
}
