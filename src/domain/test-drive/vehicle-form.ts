import { createTestDriveLocation, listTestDriveLocations } from './locations.ts';
import type { AppointmentCalendar, LeadForm } from '../lead/form.ts';
import { listNearLocations } from '../lead/form-locations.ts';
import type { Location } from '../location/location.ts';
import type { Site } from '../site/site.ts';
import { createTestDriveForm, type TestDriveRules } from './form.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** What the forms of test drives follow from. */
export type TestDriveSite = Pick<Site, 'slug' | 'apiUrl' | 'testDrive' | 'enquiry' | 'locations' | 'vehicle'>;

/** The calendar of test drives at these locations; null where no appointments are made. */
export function createCalendar(
  site: Pick<Site, 'slug' | 'apiUrl' | 'testDrive'>,
  locations: readonly Location[],
): AppointmentCalendar | null {
  const rules = site.testDrive?.calendar;
  if (!rules) return null;
  return {
    rules,
    locations: locations.map((location) => createTestDriveLocation(location)),
    apiUrl: site.apiUrl,
    dealershipSlug: site.slug,
  };
}

/** The calendar of these workshops; null where no bookings are made (FORM-11). */
export function createBookingCalendar(
  { serviceBooking, apiUrl, slug }: Pick<Site, 'slug' | 'apiUrl' | 'serviceBooking'>,
  workshops: readonly Location[],
): AppointmentCalendar | null {
  const rules = serviceBooking.calendar;
  if (!rules) return null;
  const locations = workshops.map((location) => createTestDriveLocation(location, 'service'));
  return { kind: 'service', rules, locations, apiUrl, dealershipSlug: slug };
}

type ChangeSite = Pick<Site, 'apiUrl' | 'testDrive' | 'serviceBooking' | 'locations'>;

/** Workshops whose bookings the dealer API keeps; none where somebody else's system takes them. */
const listWorkshops = ({ serviceBooking, locations }: ChangeSite): Location[] =>
  serviceBooking.url || !serviceBooking.calendar
    ? []
    : locations.filter(({ departments }) => departments.some(({ type }) => type === 'service'));

/** Whether there are appointments that can be moved by their links; the dealer API keeps those. */
export const hasChangePage = (site: ChangeSite): boolean =>
  site.apiUrl !== null && (Boolean(site.testDrive?.calendar) || listWorkshops(site).length > 0);

/** The calendars of appointments that can be moved by their links, one a kind. */
export function listChangeCalendars(site: ChangeSite & Pick<Site, 'slug'>): AppointmentCalendar[] {
  const workshops = listWorkshops(site);
  const visits = workshops.length > 0 ? createBookingCalendar(site, workshops) : null;
  return [createCalendar(site, site.locations), visits].filter((calendar) => calendar !== null);
}

type TestDrivenVehicle = Pick<Vehicle, 'locationId' | 'distributionLocations'>;

/** The test drive form of one vehicle, where it can be driven (TD-01). */
export function createVehicleFormOf(
  site: Omit<TestDriveSite, 'vehicle'>,
  rules: TestDriveRules,
  vehicle: TestDrivenVehicle,
): LeadForm {
  const locations = listTestDriveLocations(site.locations, vehicle);
  const choices = { locations: listNearLocations(locations, {}), calendar: createCalendar(site, locations) };
  return createTestDriveForm(rules, site.enquiry, choices, 'vehicle');
}

/** The same for the page of the vehicle; null where the page has no such button. */
export const createVehicleTestDriveForm = (
  site: TestDriveSite,
  vehicle: TestDrivenVehicle,
): LeadForm | null =>
  site.testDrive && site.vehicle.actions.includes('testDrive')
    ? createVehicleFormOf(site, site.testDrive, vehicle)
    : null;
