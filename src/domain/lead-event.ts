import type { CarType } from './vehicle.ts';

/** Event ids of the platform's analytics, by what a lead asks for (EVT-02, TD-03, FORM-09). */
export const leadEvents = {
  newVehicle: 14,
  usedVehicle: 15,
  testDriveNew: 17,
  testDriveUsed: 48,
  careers: 51,
} as const;

/** The event of an enquiry about a vehicle; a demonstrator counts as new. */
export function enquiryEvent(carType: CarType): number {
  return carType === 'used' ? leadEvents.usedVehicle : leadEvents.newVehicle;
}
