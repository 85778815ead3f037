import type { LocationType } from '../location/location.ts';

/** What an appointment is for: a test drive with sales, or a visit to the workshop. */
export type AppointmentKind = 'test-drive' | 'service';

/** The department whose hours count. */
export const departmentOf = (kind: AppointmentKind): LocationType =>
  kind === 'service' ? 'service' : 'sales';
