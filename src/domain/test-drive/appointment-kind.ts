import type { LocationType } from '../location/location.ts';

/** What an appointment is for: a test drive with sales, or a visit to the workshop. */
export type AppointmentKind = 'test-drive' | 'service';

/** The department whose hours count. */
export const departmentOf = (kind: AppointmentKind): LocationType =>
  kind === 'service' ? 'service' : 'sales';

/** How the platform files a lead that asks for a test drive. */
export const testDriveCategory = 'Test Drive';

/** How the platform files a lead that asks for a time in the workshop, within its category for service. */
export const serviceBookingSubcategory = 'Service Booking';

/** The kind of appointment that a lead is about; null where its filing does not say. */
export function findAppointmentKind(lead: { category: string; subcategory: string }): AppointmentKind | null {
  if (lead.category === testDriveCategory) return 'test-drive';
  return lead.subcategory === serviceBookingSubcategory ? 'service' : null;
}
