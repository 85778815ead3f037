import { leadCategories, type LeadCategory } from '#domain/lead/category.ts';
import type { FieldOption, LeadForm } from '#domain/lead/form.ts';
import { listNearLocations } from '#domain/lead/form-locations.ts';
import { createContactForm } from '#domain/lead/contact-form.ts';
import { createTestDriveForm } from '#domain/test-drive/form.ts';
import type { Site } from '#domain/site/site.ts';
import type { CarType } from '#domain/vehicle/vehicle.ts';
import { createCalendar } from '#domain/test-drive/vehicle-form.ts';
import { createEnquiryText } from '#messages/lead/enquiry-text.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';

/** The general enquiry of a site, its choices in words; null where the site has no contact page. */
export function createContactFormOf(site: Site): LeadForm | null {
  if (!site.contact) return null;
  const text = createEnquiryText(site.messages);
  const locations = listNearLocations(site.locations, { only: site.contact.locations });
  const categories = site.contact.categories.map((name): FieldOption => {
    const { needs }: LeadCategory = leadCategories[name];
    return { value: name, label: text(`enquiry.category.${name}`), ...(needs && { needs }) };
  });
  const people = site.team.map(({ id, name, role }): FieldOption => ({
    ...{ value: name, slug: id },
    label: role ? `${name}, ${role}` : name,
  }));
  return createContactForm(site.contact, site.enquiry, { categories, locations, people });
}

/** The test drive form of a site, for the conditions that it has in stock; null where it has no such page. */
export function createTestDriveFormOf(site: Site, stocked: ReadonlySet<CarType>): LeadForm | null {
  if (!site.testDrive) return null;
  const text = createVehicleText(site.messages);
  const conditions = (['new', 'demo', 'used'] as const)
    .filter((carType) => stocked.has(carType))
    .map((carType) => ({ value: carType, label: text(`condition.${carType}`) }));
  const choices = listNearLocations(site.locations, { type: 'sales', only: site.testDrive.locations });
  const locations = choices.flatMap(({ value }) => site.locations.find(({ id }) => id === value) ?? []);
  return createTestDriveForm(site.testDrive, site.enquiry, {
    locations: choices,
    conditions,
    calendar: createCalendar(site, locations),
  });
}
