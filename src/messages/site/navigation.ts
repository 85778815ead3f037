import { createText, type Text } from './text.ts';

/** Words of the usual header and footer menus (NAV-01, NAV-02). */
export const navigationMessages = {
  'navigation.home': 'Home',
  'navigation.stock': 'Our Stock',
  'navigation.allStock': 'All Stock',
  'navigation.brands': 'Brands',
  'navigation.allBrands': 'All Brands',
  'navigation.allModels': 'All Models',
  /** Groups of models by what they are for. */
  'navigation.group.cars': 'Cars',
  'navigation.group.suvs': 'SUVs',
  'navigation.group.commercial': 'Utes and Vans',
  'navigation.group.trucks': 'Trucks',
  'navigation.group.motorcycles': 'Motorcycles',
  'navigation.group.caravans': 'Caravans',
  'navigation.group.machines': 'Machinery',
  /** The first line of a drop-down whose entry has a page of its own. */
  'navigation.entryItself': '{label}',
  'navigation.offers': 'Offers',
  'navigation.finance': 'Finance',
  'navigation.tradeIn': 'Trade In',
  'navigation.sell': 'Sell Your Car',
  'navigation.about': 'About Us',
  'navigation.reviews': 'Customer reviews',
  'navigation.team': 'Our team',
  'navigation.allLocations': 'All Locations',
  'navigation.locations': 'Locations',
  'navigation.findUs': 'Find Us',
  'navigation.contact': 'Contact',
  'navigation.vehicles': 'Vehicles',
  'navigation.buyerTools': 'Buyer Tools',
  'navigation.specialOffers': 'Special Offers',
  'navigation.testDrive': 'Book a Test Drive',
  'navigation.models': 'Models',
  'navigation.serviceMenu': 'Service',
  'navigation.bookService': 'Book a Service',
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
