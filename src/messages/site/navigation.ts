import { createText, type Text } from './text.ts';

/** Words of the usual header and footer menus (NAV-01, NAV-02). */
export const navigationMessages = {
  'navigation.stock': 'Our Stock',
  'navigation.allStock': 'All Stock',
  'navigation.brands': 'Brands',
  'navigation.offers': 'Offers',
  'navigation.locations': 'Locations',
  'navigation.findUs': 'Find Us',
  'navigation.contact': 'Contact',
  'navigation.vehicles': 'Vehicles',
  'navigation.buyerTools': 'Buyer Tools',
  'navigation.specialOffers': 'Special Offers',
  'navigation.testDrive': 'Book a Test Drive',
  'navigation.models': 'Models',
  'navigation.service': 'Servicing and Parts',
  'navigation.parts': 'Parts and Accessories',
  'navigation.contactUs': 'Contact Us',
  'navigation.privacy': 'Privacy Policy',
  'navigation.terms': 'Terms and Conditions',
} as const;

/** Binds the words of menus to a dealer's overrides. */
export const createNavigationText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof navigationMessages> => createText(navigationMessages, overrides);
