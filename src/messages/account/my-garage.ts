import { createText, type Text } from '../site/text.ts';

/** Words of the page of a signed-in person. */
export const myGarageMessages = {
  'myGarage.title': 'My garage',
  'myGarage.description':
    'Your saved vehicles, searches, test drives, reservations, valuations and enquiries.',
  'myGarage.noScript': 'Your garage needs JavaScript, which is switched off. You can call us instead:',
  'myGarage.hello': 'Signed in as {who}',
  'myGarage.loading': 'Opening your garage …',
  'myGarage.failed': 'We cannot open all of your garage at the moment.',
  'myGarage.failedText':
    'Saved vehicles and searches are those of this device. Nothing is lost; bookings and reservations stand.',
  'myGarage.offline': 'You are offline',
  'myGarage.offlineText':
    'You see what this device knows. What you change goes into your account when you are back.',
  'myGarage.retry': 'Try again',
  'myGarage.next': 'Next',
  'myGarage.changed': 'Since you saved',
  'myGarage.nothingChanged': 'Prices and availability of your vehicles are as when you saved them.',
  'myGarage.sold': 'Sold',
  'myGarage.gone': 'No longer in our stock',
  'myGarage.reserved': 'Reserved',
  'myGarage.cheaper': '{amount} less',
  'myGarage.dearer': '{amount} more',
  'myGarage.was': 'was {price}',
  'myGarage.now': 'now {price}',
  'myGarage.similar': 'Find similar',
  'myGarage.see': 'See it',
  'myGarage.saved': 'Saved vehicles',
  'myGarage.savedEmpty': 'No vehicle saved yet',
  'myGarage.savedEmptyText':
    'Press the heart on a vehicle. You find it here on every device, and we tell what has changed.',
  'myGarage.search': 'Search our stock',
  'myGarage.compare': 'Compare ({count})',
  'myGarage.searches': 'Saved searches',
  'myGarage.saveSearch': 'Save a search',
  'myGarage.searchesEmpty': 'Set filters once, save them above the results, and come back to them here.',
  'myGarage.remove': 'Remove',
  'myGarage.removedSearch': 'The search {name} is no longer saved.',
  'myGarage.drives': 'Test drives and workshop visits',
  'myGarage.drivesEmpty': 'Drive it before you decide. You choose the time.',
  'myGarage.book': 'Book a test drive',
  'myGarage.testDrive': 'Test drive',
  'myGarage.visit': 'Workshop visit',
  'myGarage.confirmed': 'Confirmed',
  'myGarage.unconfirmed': 'We confirm it soon',
  'myGarage.past': 'Over',
  'myGarage.change': 'Move or cancel',
  'myGarage.reservations': 'Reservations',
  'myGarage.held': 'Held for you, not paid yet',
  'myGarage.heldFor': 'Pay the deposit of {deposit} within {time}',
  'myGarage.pay': 'Pay the deposit',
  'myGarage.reservedFor': 'Reserved for you',
  'myGarage.reservedUntil': 'until {moment}',
  'myGarage.timeLeft': '{time} left',
  'myGarage.openReservation': 'See or cancel it',
  'myGarage.completed': 'Bought',
  'myGarage.expired': 'Time is over',
  'myGarage.cancelled': 'Cancelled',
  'myGarage.refunded': 'Deposit given back',
  'myGarage.refundOwed': 'Your deposit of {deposit} is on its way back.',
  'myGarage.receipt': 'Receipt {receipt}',
  'myGarage.valuations': 'Valuations of your car',
  'myGarage.valuation': '{low} to {high}, subject to inspection',
  'myGarage.validUntil': 'Estimate of {day}, good until {until}',
  'myGarage.outdated': 'Estimate of {day}, out of date by now',
  'myGarage.valueAgain': 'Value it again',
  'myGarage.value': 'Value my car',
  'myGarage.valuationsEmpty': 'What is your car worth? It takes two minutes.',
  'myGarage.enquiries': 'Enquiries',
  'myGarage.sent': 'Sent on {day}',
  'myGarage.account': 'Account',
  'myGarage.days': '{count} days',
  'myGarage.daysOne': 'one day',
  'myGarage.hours': '{count} hours',
  'myGarage.hoursOne': 'one hour',
  'myGarage.minutes': '{count} minutes',
  'myGarage.minutesOne': 'one minute',
} as const;

export type MyGarageText = Text<keyof typeof myGarageMessages>;

/** Binds the words to a dealer's overrides. */
export const createMyGarageText = (overrides: Readonly<Record<string, string>>): MyGarageText =>
  createText(myGarageMessages, overrides);

/** Time that is left, in its largest unit: '2 days', '5 hours', '12 minutes'. */
export function sayTimeLeft(seconds: number, text: MyGarageText): string {
  if (seconds >= 2 * 86_400) return text('myGarage.days', { count: Math.floor(seconds / 86_400) });
  if (seconds >= 3_600) return text('myGarage.hours', { count: Math.floor(seconds / 3_600) });
  return text('myGarage.minutes', { count: Math.max(1, Math.floor(seconds / 60)) });
}
