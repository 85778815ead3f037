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
