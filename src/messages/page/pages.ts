import { createText, type Text } from '../site/text.ts';

/** Headings, titles and descriptions of whole pages. */
export const pagesMessages = {
  'pages.home': 'Home',
  'pages.stock': 'Our stock',
  'pages.allVehicles': 'All vehicles',
  'pages.vehicleTitle': '{name} | {site}',
  'pages.vehicleDescription': '{name}: {facts}. {price} at {site}.',
  'pages.soldDescription': '{name} has been sold. See similar vehicles at {site}.',
  'pages.goneDescription': '{name} is no longer available. See similar vehicles at {site}.',
  'pages.listingTitle': '{heading} for sale | {site}',
  /** `see` is the sentence below that is true of these vehicles (`domain/page/stock-claims.ts`). */
  'pages.listingDescription': '{heading}: {count} listed at {site}. {see}',
  'pages.listingSeeAll': 'See pictures, prices and what each price includes.',
  'pages.listingSeePicturesAndPrices': 'See pictures and prices.',
  'pages.listingSeePricesAndTypes': 'See prices and what each price includes.',
  'pages.listingSeePrices': 'See prices and details.',
  'pages.listingSeePictures': 'See pictures and details.',
  'pages.listingSeeNone': 'See the details of each vehicle.',
  'pages.listingDescriptionEmpty': '{heading}: none listed at {site} at the moment.',
  'pages.listingNoScript': 'Searching, filters and further pages need JavaScript, which is switched off.',
  'pages.offers': 'Special offers',
  'pages.offersDescription': 'What {site} offers right now, with prices, dates and conditions.',
  'pages.noOffers': 'No offers at the moment',
  'pages.noOffersText':
    'New ones appear on this page. Until then, have a look at the vehicles that we have in stock.',
  'pages.parts': 'Parts and accessories',
  'pages.partsDescription':
    'Genuine parts and accessories at {site}: what they fit, what they cost, what is in stock.',
  'pages.offerTitle': '{name} | {site}',
  'pages.offerDescription': '{name}: a special offer of {site}, with price, dates and conditions.',
  'pages.locations': 'Our Locations',
  /** In the place of that where there is one. */
  'pages.visit': 'Visit us',
  'pages.locationsMap': 'Map of our locations: {names}',
  'pages.locationsDescription': 'Where to find {site}: addresses, phone numbers and opening hours.',
  'pages.locationTitle': '{name} in {suburb}: hours and directions',
  'pages.locationDescription':
    '{name} in {suburb}: address, phone, opening hours of every department, and directions.',
  'pages.atLocation': 'In stock at {name}',

  'pages.brands': 'Brands',
  'pages.brandsDescription': 'The makes that {site} represents, their range and what is in stock.',
  'pages.brandKind.car': 'Car brands',
  'pages.brandKind.motorcycle': 'Motorcycle brands',
  'pages.brandKind.truck': 'Truck brands',
  'pages.brandKind.caravan': 'Caravan brands',
  'pages.brandKind.machine': 'Machinery brands',
  /** Makes of used vehicles that the dealer does not sell new. */
  'pages.otherMakes': 'Other makes in stock',
  'pages.figureVehicles': 'vehicles listed',
  'pages.figureMakes': 'makes',
  'pages.figureLocations': 'locations',
  'pages.brandTitle': '{name} range and stock | {site}',
  'pages.brandDescription': '{name} at {site}: the range, and what is in stock now with prices.',
  'pages.brandTitleNone': '{name} | {site}',
  'pages.brandDescriptionNone': '{name} at {site}: none is in stock today. Ask us what is on its way.',
  'pages.brandNew': 'New {name}',
  'pages.brandNewAndDemo': 'New and demo {name}',
  'pages.brandUsed': 'Used {name}',
  'pages.brandServices': 'For your {name}',
  'pages.brandOffers': '{name} offers',
  'pages.brandTerms': 'Terms of {name}',
  'pages.brandLocations': 'Where we sell {name}',
  'pages.seeAll': 'See all {count}',
  'pages.seeAllOne': 'See it',
  'pages.models': 'Models',
  'pages.modelsDescription': 'The whole range at {site}: every make, model and body, and what is in stock.',
  'pages.modelTitle': '{name} at {site}',
  'pages.modelDescription': '{name} at {site}: what it is, what is in stock with prices, and current offers.',
  'pages.modelDescriptionNone':
    '{name} at {site}: what it is. None is in stock today. Ask us what is on its way.',
  'pages.contact': 'Contact us',
  'pages.contactDescription': 'Write to {site}, call, or visit.',
  'pages.testDrive': 'Book a test drive',
  'pages.testDriveDescription':
    'Say what you would like to drive, where and when. Times are those of the sales team of {site}.',
  'pages.privacy': 'Privacy policy',
  'pages.privacyDescription': 'How {site} collects, uses, keeps and protects personal information.',
  'pages.terms': 'Terms and conditions',
  'pages.termsDescription': 'The terms on which {site} provides this website, prices and offers.',
  'pages.success': 'Thank you, we have your enquiry',
  'pages.successText': '{site} has received it and will be in touch during opening hours.',
  'pages.notFound': 'We could not find that page',
  'pages.notFoundText':
    'It may have moved, or the vehicle may have been sold. Everything that is in stock is one step away.',
  'pages.seeStock': 'Search our stock',
  'pages.yourEnquiry': 'Your enquiry',
  'pages.nothingSent': 'No enquiry was sent from here',
  'pages.nothingSentText':
    'This page says so when {site} has received an enquiry of yours from this browser.',
  'pages.backToStock': 'Back to our stock',
  'pages.contents': 'On this page',
  'pages.ended': 'This page has ended',
  'pages.endedText': 'What it was about is over. There may be something like it now.',
  'pages.endedNext': 'See what we have now',
  'pages.toHome': 'To the home page',
} as const;

/** Binds the words of pages to a dealer's overrides. */
export const createPageText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof pagesMessages> => createText(pagesMessages, overrides);
