import type { AppointmentCalendar } from '#domain/lead/form.ts';
import type { TestDriveLocation } from '#domain/test-drive/locations.ts';

export interface AppointmentFieldProps {
  id: string;
  calendar: AppointmentCalendar;
  /** Whose calendar it is; null until a location is chosen. */
  location: TestDriveLocation | null;
  /** Null for no certain vehicle. */
  vehicleId: string | null;
  /** The time in a draft, such as '2026-11-28T09:30+10:00'; empty for none. */
  begun: string;
  error: string | undefined;
  /** Words while no time is chosen; when left out, that the time may stay open. */
  openWords?: string;
  messages: Record<string, string>;
}

export type AppointmentPickerProps = AppointmentFieldProps & { location: TestDriveLocation };
