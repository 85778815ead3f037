import type { ReserveRules } from '#domain/reservation/reserve-rules.ts';
import { createText, type Text } from '../site/text.ts';

/** Words of reserving a vehicle and paying its deposit. */
export const reservationMessages = {
  'reservation.title': 'Reserve your vehicle',
  'reservation.title.buy': 'Buy online',
  'reservation.title.journey': 'Online Purchase',
  'reservation.description':
    'Reserve a vehicle with a deposit that you get back in full whenever you cancel.',
  'reservation.section': 'Reserve Online',
  'reservation.promise': 'A refundable deposit of {deposit} holds this vehicle for {hours} hours.',
  'reservation.point.hold': 'Nobody else can buy it for {hours} hours from your payment.',
  'reservation.point.refund': 'You get the whole {deposit} back when you cancel or when the time is over.',
  'reservation.point.part': 'When you buy, the deposit is part of the price.',
  'reservation.guarantee': 'Our guarantee',
  'reservation.methods': 'Ways to pay',
  'reservation.looking': 'Looking up …',
  'reservation.about': 'You are reserving',
  'reservation.today': 'Deposit, paid now',
  'reservation.later': 'Rest, when you buy',
  'reservation.left': 'Time left to pay',
  'reservation.who': 'Who is it for?',
  'reservation.firstName': 'First name',
  'reservation.lastName': 'Last name',
  'reservation.phone': 'Mobile number',
  'reservation.email': 'Email address',
  'reservation.emailHint': 'Your receipt goes there.',
  'reservation.terms': 'I accept the terms and conditions',
  'reservation.termsLink': 'Read the terms and conditions',
  'reservation.error.title': 'Please fix the following errors:',
  'reservation.error.firstName': 'Enter your first name.',
  'reservation.error.lastName': 'Enter your last name.',
  'reservation.error.phone': 'Enter a phone number, such as 0400 123 456.',
  'reservation.error.email': 'Enter an email address, such as name@example.com.',
  'reservation.error.terms': 'Accept the terms and conditions to reserve.',
  'reservation.submit': 'Continue to payment: {deposit}',
  'reservation.pay': 'Pay {deposit}',
  'reservation.payAgain': 'Try the payment again',
  'reservation.timeToPay': 'We hold the vehicle for you for {minutes} minutes, so that you can pay.',
  'reservation.where':
    'You pay on the secure page of our payment service. No card details are asked for here.',
  'reservation.heldTitle': 'We hold it for you for {time}',
  'reservation.heldText': 'Pay the deposit before the time is over. Nothing has been charged yet.',
  /** For a link that somebody was sent: who pays here pays for somebody else. */
  'reservation.notBegun':
    'This browser does not remember beginning this reservation. Pay only if you began it yourself: the receipt and our call go to whoever did.',
  'reservation.waitingTitle': 'Waiting for the payment service',
  'reservation.waitingText':
    'If you have paid, this page says so in a moment. If not, go on with the payment. You cannot pay twice.',
  'reservation.checking':
    'We are looking up what has become of it. If you paid in time, the vehicle is reserved for you. Money that came later goes back to you in full.',
  'reservation.declinedTitle': 'The payment was declined',
  'reservation.declinedText': 'Nothing has been charged. We still hold the vehicle for {time}.',
  'reservation.abandonedTitle': 'You have not paid yet',
  'reservation.abandonedText': 'Nothing has been charged. We still hold the vehicle for {time}.',
  'reservation.reservedTitle': 'It is reserved for you',
  'reservation.reservedUntil': 'Reserved until {moment}',
  'reservation.zone': 'by the clock of {zone}',
  'reservation.receipt': 'Receipt number',
  'reservation.deposit': 'Deposit paid',
  'reservation.price': 'Agreed price',
  'reservation.next': 'We sent the receipt to you and will call you to arrange a visit.',
  'reservation.cancelHow':
    'Changed your mind? Cancel here at any time until then, and the whole deposit goes back. Keep the address of this page, or find it in your receipt.',
  'reservation.cancel': 'Cancel the reservation',
  'reservation.cancelHold': 'Let it go',
  'reservation.cancelSure': 'Cancel, and get {deposit} back?',
  'reservation.cancelYes': 'Yes, cancel it',
  'reservation.cancelNo': 'No, keep it',
  'reservation.completedTitle': 'This vehicle is yours',
  'reservation.completedText': 'You have bought it. The deposit was part of the price.',
  'reservation.expiredTitle': 'The time is over',
  'reservation.cancelledTitle': 'The reservation is cancelled',
  'reservation.refundedTitle': 'The reservation is over',
  'reservation.soldTitle': 'Sold or taken off sale before your deposit arrived',
  'reservation.nothingPaid': 'Nothing has been charged.',
  'reservation.owed':
    'Your deposit of {deposit} goes back to you in full. Your bank may take a few days to show it.',
  'reservation.returned':
    'Your deposit of {deposit} has been given back. Your bank may take a few days to show it.',
  'reservation.other': 'See your other reservation of this vehicle',
  'reservation.takenTitle': 'Somebody else was faster',
  'reservation.takenHeld': 'Somebody is paying for this vehicle right now. It may be free again at {moment}.',
  'reservation.takenReserved':
    'This vehicle is reserved. It may be free again after {moment}. If it was you, open your reservation by the link in your receipt.',
  'reservation.takenUnknown':
    'This vehicle is reserved. If it was you, open your reservation by the link in your receipt. If not, call us to ask whether it may become free again.',
  'reservation.goneTitle': 'This vehicle cannot be reserved online',
  'reservation.goneText': 'It may be sold, or not here yet. Call us about it, or see what is similar.',
  'reservation.unknownTitle': 'We could not find that vehicle',
  'reservation.unknownText': 'It may have been sold. Everything that is in stock is one step away.',
  'reservation.noneTitle': 'Choose a vehicle first',
  'reservation.noneText':
    'Open the vehicle that you would like and press Reserve there. A refundable deposit of {deposit} then holds it for you for {hours} hours.',
  'reservation.changedTitle': 'The price has changed',
  'reservation.changedText':
    'This vehicle now costs {price}, and its deposit is {deposit}. Nothing has been charged. Continue if you agree.',
  'reservation.agree': 'Continue at {price}',
  'reservation.failedTitle': 'We could not reach our reservation service',
  'reservation.failedText':
    'Nothing is lost and nothing is charged twice. Try again in a moment, or call us.',
  /** For who comes back from paying, or opens the link of a receipt, while nobody answers. */
  'reservation.unreadTitle': 'We cannot see your reservation just now',
  'reservation.unreadText':
    'If you have paid, do not pay again: either the vehicle is reserved for you, or your whole deposit goes back to you. We keep looking.',
  'reservation.refusedTitle': 'That did not work',
  'reservation.noReservation': 'We know no reservation of this address',
  'reservation.noReservationText':
    'Open it by the link in your receipt, or call us with the receipt number. A vehicle that you only began to reserve is free again.',
  'reservation.offlineTitle': 'You seem to be offline',
  'reservation.offlineText':
    'What you typed stays here, and nothing is charged twice. Go on when you are connected again.',
  'reservation.retry': 'Try again',
  'reservation.check': 'Look again',
  'reservation.again': 'Reserve it again',
  'reservation.search': 'Search our stock',
  'reservation.view': 'See the vehicle',
  'reservation.call': 'Call us:',
  'reservation.noScript':
    'To reserve a vehicle online this page needs JavaScript. Call or write to us instead:',
  'reservation.minutes': '{count} minutes',
  'reservation.minutesOne': '1 minute',
  'reservation.lastMinute': 'less than a minute',
} as const;

export type ReservationText = Text<keyof typeof reservationMessages>;

/** Binds the words to a dealer's overrides. */
export const createReservationText = (overrides: Readonly<Record<string, string>>): ReservationText =>
  createText(reservationMessages, overrides);

const titles = {
  checkout: 'reservation.title',
  external: 'reservation.title',
  'buy-online': 'reservation.title.buy',
  'checkout-journey': 'reservation.title.journey',
} as const;

/** Heading of the page, by the mode of the dealer (ROUTE-06, ROUTE-07). */
export const titleReservation = ({ mode }: Pick<ReserveRules, 'mode'>, text: ReservationText): string =>
  text(titles[mode]);

/** Time that is left, such as '14 minutes'. */
export const sayTimeLeft = (seconds: number, text: ReservationText): string =>
  seconds < 60
    ? text('reservation.lastMinute')
    : text('reservation.minutes', { count: Math.floor(seconds / 60) });
