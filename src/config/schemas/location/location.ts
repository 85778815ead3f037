import * as v from 'valibot';
import { email, phone, picture, slug, timeZone, webAddress } from './addresses.ts';
import { hours, sharedSpecialDays, specialDays } from './hours.ts';
import {
  choice,
  decimal,
  feature,
  flag,
  group,
  list,
  makeName,
  maybe,
  pattern,
  text,
  wholeNumber,
} from '../values.ts';
import { types } from './location-types.ts';
import { pageSections } from '../sections/section.ts';
import { answered, shown } from '../audience.ts';

const states = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const;

const address = group('Street address.', {
  street: text('Street and number.'),
  suburb: text('Suburb or town.'),
  state: choice('State or territory.', states),
  postcode: pattern(
    'Postcode; quote it when it starts with 0.',
    /^\d{4}$/,
    'a postcode of 4 digits, in quotes when it starts with 0',
  ),
  latitude: maybe(decimal('Degrees; negative in Australia.', -55, -8)),
  longitude: maybe(decimal('Degrees.', 95, 169)),
  placeUrl: maybe(
    webAddress(
      'Google Maps link for directions. Default: the place of placeId, else a search for the address.',
    ),
  ),
  placeId: maybe(
    pattern(
      'Id of the location in Google Maps (place_id): directions, street map and reviews then mean this place and no neighbour.',
      /^[\w-]{12,255}$/,
      'a place id of letters, digits, - and _, such as ChIJN1t_tDeuEmsRUsoyG83frY4',
    ),
  ),
});

const licenceNumber = pattern('Licence number.', /\d/, 'a licence number in quotes, such as "MD012345"');

const licence = v.pipe(
  v.union(
    [licenceNumber, v.strictObject({ label: text('What the number is called.'), number: licenceNumber })],
    'a licence number in quotes',
  ),
  v.description(
    'Motor dealer licence number, shown on every page. Required where vehicles are sold. Its label follows the state; write { label, number } for another.',
  ),
);

const department = group('Service or parts department with its own phone and hours.', {
  type: choice('Kind of department.', types),
  phone: maybe(phone('Phone number. Default: that of the location.')),
  hours: maybe(hours('Opening hours. Default: those of the location.')),
});

const phones = group('Numbers for new, demo and used vehicles, where they have their own.', {
  new: maybe(phone('Number for new vehicles.')),
  demo: maybe(phone('Number for demonstrators.')),
  used: maybe(phone('Number for used vehicles.')),
});

/** A yard, workshop or office of the dealer (DATA-03, LOC-01, LOC-02, LOC-10). */
const location = group('A location: a yard, a workshop or an office of the dealer.', {
  id: maybe(text('Id in stock feeds. Default: the slug.')),
  slug: maybe(slug('Name in the address of its page. Default: from the name.')),
  name: maybe(text('Name of the location. Default: the dealer and the suburb.')),
  primary: maybe(flag('The main location; the first one when none says so.')),
  visible: maybe(flag('false hides the location from pages and menus.')),
  type: maybe(choice('What is done here; sales when empty.', types)),
  subtype: maybe(
    choice('A special use of the location: buying takes vehicles in, and forms about selling offer it.', [
      'buying',
    ]),
  ),
  address,
  timezone: maybe(timeZone('IANA time zone. Default: from the state.')),
  phone: maybe(phone('Phone number. Default: that of the dealer.')),
  phones: maybe(phones),
  landline: maybe(phone('A second number, beside the one above.')),
  fax: maybe(phone('Fax number.')),
  whatsapp: maybe(phone('Number that answers on WhatsApp. Default: that of the dealer.')),
  sms: maybe(phone('Mobile that takes text messages. Default: that of the dealer.')),
  email: maybe(email('Email address. Default: that of the dealer.')),
  licence: maybe(licence),
  repairerNumber: maybe(text('Motor vehicle repairer licence number.')),
  makes: maybe(list('Makes sold here; leave out for all.', makeName('Make.'))),
  hours: maybe(hours('Opening hours of sales (or of the only department).')),
  departments: maybe(list('Further departments.', department, 5)),
  specialDays: maybe(specialDays('Dates on which the usual hours do not hold.')),
  distributionLocations: maybe(
    list(
      'Slugs of further locations where a vehicle that stands here can be driven. Stock that names locations of its own wins.',
      text('Slug of a location.'),
      20,
    ),
  ),
  dealership: maybe(
    group('The dealership that runs the location, where it is another one than the rest of the site.', {
      id: text('Its id in stock feeds and leads.'),
      slug: maybe(slug('Its short name in leads and appointments. Default: from the name.')),
      name: text('Its name.'),
    }),
  ),
  image: maybe(picture('Picture of the location.', 800)),
  images: maybe(list('Further pictures of the location, on its page.', picture('Picture.', 800), 12)),
  text: maybe(
    text('Own words about the location, on its page. An empty line begins a new paragraph.', 'a text', 3000),
  ),
  gettingThere: maybe(text('How to get there: parking, trains, the entrance.', 'a text', 600)),
  sections: maybe(pageSections('Sections of its page, below what it usually has, in order.')),
  rating: maybe(
    group('Public rating, true figures only.', {
      average: decimal('Average, 1 to 5.', 1, 5),
      count: wholeNumber('Number of reviews.', 1, 1_000_000),
    }),
  ),
});

export const locations = {
  locations: answered(
    v.pipe(
      list('Locations: yards, workshops and offices.', location, 200),
      v.minLength(1, 'at least one location'),
    ),
  ),
  specialDays: sharedSpecialDays(
    'Public holidays and other days with hours of their own, for all locations. A day that a location has itself wins there.',
  ),
  holidayHours: answered(
    feature('List and dialog of the special days of all locations, or false.', {
      barDays: wholeNumber(
        'Days before the first special day from which a line above pages leads there; 0 is never.',
        0,
        60,
      ),
    }),
  ),
  locationPages: shown(flag('Pages /locations/ and /locations/<slug>/.')),
  locationTabs: shown(flag('Switch between the departments of a location; else all of them are shown.')),
  closedDays: answered(
    choice('What a closed day says in opening hours: closed, appointment or enquire.', [
      'closed',
      'appointment',
      'enquire',
    ]),
  ),
  locationOrder: choice('Order of the locations.', ['name', 'listed']),
};
