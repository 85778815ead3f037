import { createDrivePlace, listDriveLocations } from './locations.ts';
import { listPlaces, type DriveCalendar, type LeadForm } from '../lead/form.ts';
import type { Location } from '../location/location.ts';
import type { Site } from '../site/site.ts';
import { createTestDriveForm, type TestDriveRules } from './form.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What the forms of test drives follow from. */
export type DriveSite = Pick<Site, 'slug' | 'apiUrl' | 'testDrive' | 'enquiry' | 'locations' | 'vehicle'>;

/** The calendar of test drives at these places; null where no appointments are made. */
export function createCalendar(
  site: Pick<Site, 'slug' | 'apiUrl' | 'testDrive'>,
  locations: readonly Location[],
): DriveCalendar | null {
  const rules = site.testDrive?.calendar;
  if (!rules) return null;
  return { rules, places: locations.map(createDrivePlace), apiUrl: site.apiUrl, dealershipSlug: site.slug };
}

type DrivenVehicle = Pick<Vehicle, 'locationId' | 'distributionLocations'>;

/** The test drive form of one vehicle, where it can be driven (TD-01). */
export function createDriveFormOf(
  site: Omit<DriveSite, 'vehicle'>,
  rules: TestDriveRules,
  vehicle: DrivenVehicle,
): LeadForm {
  const locations = listDriveLocations(site.locations, vehicle);
  const choices = { places: listPlaces(locations, {}), calendar: createCalendar(site, locations) };
  return createTestDriveForm(rules, site.enquiry, choices, 'vehicle');
}

/** The same for the vehicle's own page; null where that has no button for it. */
export const createVehicleDriveForm = (site: DriveSite, vehicle: DrivenVehicle): LeadForm | null =>
  site.testDrive && site.vehicle.actions.includes('testDrive')
    ? createDriveFormOf(site, site.testDrive, vehicle)
    : null;
