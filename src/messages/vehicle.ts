import { createText, type Text } from './text.ts';

/** Words of cards and vehicle pages. */
export const vehicleMessages = {
  'vehicle.noPicture': 'Pictures coming soon',
  'vehicle.viewDetails': 'View Details',
  'vehicle.getFinance': 'Get Finance',
  'vehicle.bookTestDrive': 'Book a Test Drive',
  'vehicle.reserve': 'Reserve',
  'vehicle.findSimilarCard': 'Find me something similar',
  'vehicle.findSimilar': 'Find Me Something Similar',
  'vehicle.sold': 'SOLD',
  'vehicle.note.reserved':
    'Somebody has reserved this vehicle. Ask us, and we tell you when it becomes free again.',
  'vehicle.note.preorder': 'Open for pre-order. Ask us when it is due and how to order it.',
  'vehicle.note.comingSoon': 'On its way to us. Ask us when it is due to be among the first to see it.',
  'vehicle.soldText': 'This vehicle has found a new owner.',
  'vehicle.keyInformation': 'Key information',
  'vehicle.specifications': 'All specifications',
  'vehicle.showMore': 'Show More',
  'vehicle.showLess': 'Show Less',
  'vehicle.features': 'Features',
  'vehicle.features.label': 'More from us',
  'vehicle.features.offers': 'Latest offers',
  'vehicle.features.offersText': 'What is on special at the moment',
  'vehicle.features.service': 'Book a service online',
  'vehicle.features.serviceText': 'Ask our workshop for a time that suits you',
  'vehicle.features.sell': 'Sell your car',
  'vehicle.features.sellText': 'Tell us about it and ask for our price',
  'vehicle.showAll': 'Show All',
  'vehicle.hide': 'Hide',
  'vehicle.comments': 'Dealer Comments',
  'vehicle.noComments': 'Dealer comments are pending. Please check back here later.',
  'vehicle.readMore': 'Read more',
  'vehicle.readLess': 'Read less',
  'vehicle.included': "What's Included",
  'vehicle.whyBuyFromUs': 'Why Buy From Us?',
  'vehicle.protection': 'Protect Your Car',
  'vehicle.warranty': '{years} Year standard warranty',
  'vehicle.roadsideAssist': 'Roadside assist',
  'vehicle.video': 'Video',
  'vehicle.playVideo': 'Play video',
  'vehicle.map': 'Where it stands',
  'vehicle.sleeps': 'Sleeps {count}',
  'vehicle.enquire': 'Enquire',
  'vehicle.similar': 'Similar vehicles',
  'vehicle.noSimilar': 'There is nothing just like it in stock right now. A search shows what comes close.',
  'vehicle.breadcrumb': 'Breadcrumb',
  'vehicle.disclaimer':
    'We take care that every detail on this page is right. Features, specifications and availability can change; please confirm what matters to you with us before you buy. Odometer readings may have changed slightly since the listing was made.',
  'condition.new': 'New',
  'condition.demo': 'Demo',
  'condition.used': 'Used',
} as const;

/** Binds the words of vehicles to a dealer's overrides. */
export const createVehicleText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof vehicleMessages> => createText(vehicleMessages, overrides);
