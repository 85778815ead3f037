import type { EventKey } from '../analytics/events.ts';
import type { LocationType } from '../location/location.ts';

export interface LeadCategory {
  /** What the platform files the lead under. */
  category: string;
  subcategory: string;
  /** What happens when it is sent. */
  event: EventKey;
  /** Department that answers. */
  needs?: LocationType;
}

/** What a general enquiry can be about (FORM-09, FORM-10, FORM-11). Shoppers see words of messages/enquiry. */
export const leadCategories = {
  general: { category: 'General Enquiry', subcategory: '', event: 'generalEnquired' },
  sales: { category: 'Sales Enquiry', subcategory: '', event: 'salesEnquired', needs: 'sales' },
  service: { category: 'Service Enquiry', subcategory: '', event: 'serviceEnquired', needs: 'service' },
  parts: { category: 'Parts Enquiry', subcategory: '', event: 'partsEnquired', needs: 'parts' },
  finance: { category: 'Finance Enquiry', subcategory: '', event: 'financeEnquired', needs: 'sales' },
  careers: { category: 'General Enquiry', subcategory: 'Career Enquiry', event: 'careersEnquired' },
} as const satisfies Record<string, LeadCategory>;

export type LeadCategoryName = keyof typeof leadCategories;

export const leadCategoryNames = Object.keys(leadCategories) as LeadCategoryName[];

/** A category, its optional parts in view. */
export const findCategory = (name: LeadCategoryName): LeadCategory => leadCategories[name];

/** The category of a form's value; an unknown value is a general enquiry. */
export const readCategory = (value: string | undefined): LeadCategory =>
  value !== undefined && Object.hasOwn(leadCategories, value)
    ? leadCategories[value as LeadCategoryName]
    : leadCategories.general;

/** How the platform files a lead that asks for a test drive. */
export const testDriveCategory = 'Test Drive';

/** How the platform files a lead that asks for a time in the workshop, within its category for service. */
export const serviceBookingSubcategory = 'Service Booking';
