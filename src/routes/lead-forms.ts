import { createDrivePlace, listDriveLocations } from '#domain/drive-places.ts';
import { leadCategories, type LeadCategory } from '#domain/lead-category.ts';
import { listPlaces, type DriveCalendar, type FieldOption, type LeadForm } from '#domain/lead-form.ts';
import { createContactForm } from '#domain/contact-form.ts';
import { createTestDriveForm } from '#domain/test-drive-form.ts';
import type { Location } from '#domain/location.ts';
import type { Site } from '#domain/site.ts';
import type { CarType, Vehicle } from '#domain/vehicle.ts';
import { createEnquiryText } from '#messages/enquiry-text.ts';
import { createVehicleText } from '#messages/vehicle.ts';

/** The general enquiry of a site, its choices in words; null where the site has no contact page. */
export function createContactFormOf(site: Site): LeadForm | null {
  if (!site.contact) return null;
  const text = createEnquiryText(site.messages);
  const places = listPlaces(site.locations, { only: site.contact.locations });
  const categories = site.contact.categories.map((name): FieldOption => {
    const { needs }: LeadCategory = leadCategories[name];
    return { value: name, label: text(`enquiry.category.${name}`), ...(needs && { needs }) };
  });
  return createContactForm(site.contact, site.enquiry, { categories, places });
}

/** The calendar of test drives at these places; null where no appointments are made. */
function createCalendar(site: Site, locations: readonly Location[]): DriveCalendar | null {
  const rules = site.testDrive?.calendar;
  if (!rules) return null;
  return { rules, places: locations.map(createDrivePlace), apiUrl: site.apiUrl, dealershipSlug: site.slug };
}

/** The test drive form of a site, for the conditions that it has in stock; null where it has no such page. */
export function createTestDriveFormOf(site: Site, stocked: ReadonlySet<CarType>): LeadForm | null {
  if (!site.testDrive) return null;
  const text = createVehicleText(site.messages);
  const conditions = (['new', 'demo', 'used'] as const)
    .filter((carType) => stocked.has(carType))
    .map((carType) => ({ value: carType, label: text(`condition.${carType}`) }));
  const places = listPlaces(site.locations, { type: 'sales', only: site.testDrive.locations });
  const locations = places.flatMap(({ value }) => site.locations.find(({ id }) => id === value) ?? []);
  return createTestDriveForm(site.testDrive, site.enquiry, {
    places,
    conditions,
    calendar: createCalendar(site, locations),
  });
}

/** The test drive form of one vehicle, where it can be driven (TD-01); null where there is no button for it. */
export function createVehicleDriveForm(site: Site, vehicle: Vehicle): LeadForm | null {
  if (!site.testDrive || !site.vehicleActions.includes('testDrive')) return null;
  const locations = listDriveLocations(site.locations, vehicle);
  const choices = { places: listPlaces(locations, {}), calendar: createCalendar(site, locations) };
  return createTestDriveForm(site.testDrive, site.enquiry, choices, 'vehicle');
}
