import type { DealerLicence } from '#domain/location/location.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of locations. */
export const locationMessages = {
  'location.dealer': 'Dealer',
  'location.directions': 'Get Directions from Google Maps',
  'location.mapOf': 'Map: {name}',
  'location.message': 'Send a message',
  'location.gettingThere': 'How to get there',
  'location.buying': 'We buy vehicles here',
  'location.fax': 'Fax {number}',
  'location.pictures': 'Pictures of {name}',
  'location.picture': '{name}, picture {number}',
  'location.showStreetMap': 'Show street map',
  'location.streetMapOf': 'Street map: {name}',
  /** Nothing is asked of the service before. */
  'location.streetMapFrom': 'The street map comes from {service}, which learns of your visit only then.',
  'location.openingHours': 'Opening Hours',
  'location.specialHours': 'Special hours',
  'location.today': 'Today',
  'location.department': 'Department',
  'location.sales': 'Sales',
  'location.service': 'Service',
  'location.parts': 'Parts',
  'location.licence': 'Dealer licence',
  'location.repairer': 'Motor vehicle repairer {number}',
  'location.reachUs': 'Reach us',
  'location.all': 'All {count} locations',
  'location.both': 'Both locations',
  'location.locations': 'Our Locations',
  /** In the place of that where there is one. */
  'location.visit': 'Visit us',
  'location.people': 'Who you meet here',
  'location.stock.new': '{count} new',
  'location.stock.demo': '{count} demonstrators',
  'location.stock.demoOne': '1 demonstrator',
  'location.stock.used': '{count} used',
  'location.stockHere': 'Vehicles here now',
  'location.stock': 'Stock by location',
  'location.stockAll': 'All',
  'location.stockCount': 'In stock',
  'location.stockFrom': 'From',
  'location.choose': 'Choose your location',
  'location.chooseTitle': 'Your location',
  'location.chooseWhy':
    'Its phone number stands at the top of each page, and forms begin with it. Only this browser remembers it.',
  'location.chooseShort': 'Choose',
  'location.chooseThis': 'Choose {name} as your location',
  'location.chooseAll': 'All locations',
  'location.chooseNone': 'Forget my choice',
  'location.view': 'View Location',
  /** In the place of that where there is one. */
  'location.viewOnly': 'How to find us',
  'location.reviews': 'Based on {count} reviews',
  'location.reviewsOne': 'Based on 1 review',
  'location.ratingLabel': '{average} out of 5',
} as const;

/** A dealer's licence, named as such in every state: 'Dealer licence MD 065161' (LEGAL 2). */
export function formatLicence(
  { label, number }: DealerLicence,
  overrides: Readonly<Record<string, string>>,
): string {
  const name = createText(locationMessages, overrides)('location.licence');
  return /licen[cs]e/i.test(label) ? `${label} ${number}` : `${name} ${label} ${number}`;
}

/** Binds the words of locations to a dealer's overrides. */
export const createLocationText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof locationMessages> => createText(locationMessages, overrides);
