import type { CarType } from './vehicle.ts';

/** Event ids of the platform's analytics, by what a lead asks for (EVT-02, TD-03, FORM-09). */
export const leadEvents = {
  newVehicle: 14,
  usedVehicle: 15,
  testDriveNew: 17,
  testDriveUsed: 48,
  careers: 51,
} as const;

/** The tag of a vehicle whose test drives always count as those of a new one (TD-03). */
const testDriveOnly = 'Test Drive Only';

/** The event of an enquiry about a vehicle; a demonstrator counts as new. */
export function enquiryEvent(carType: CarType): number {
  return carType === 'used' ? leadEvents.usedVehicle : leadEvents.newVehicle;
}

/** The event of a test drive, of a certain vehicle or of a condition (EVT-02, TD-03). */
export function testDriveEvent({ carType, tag }: { carType: CarType; tag: string | null }): number {
  return carType === 'used' && tag !== testDriveOnly ? leadEvents.testDriveUsed : leadEvents.testDriveNew;
}
