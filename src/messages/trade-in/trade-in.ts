import { createText, type Text } from '../site/text.ts';

/** Words of the trade-in page. Literal texts of the spec are named with their requirement. */
export const tradeInMessages = {
  'tradeIn.heading': 'What is your car worth?',
  'tradeIn.description':
    'Trade in or sell your car to {site}: tell us about it, see an estimate, and we do the rest.',
  'tradeIn.descriptionAppraisal':
    'Trade in or sell your car to {site}: tell us about it, and we come back to you with a price.',
  'tradeIn.towards': 'You trade in towards',
  'tradeIn.sellOnly': 'Only sell my car',
  'tradeIn.goneHelp': 'You can trade in your car all the same, towards another one or for money.',
  'tradeIn.step': 'Step {step} of {steps}',
  'tradeIn.back': 'Back',
  'tradeIn.again': 'Start again',
  'tradeIn.next': 'Next',
  'tradeIn.registration.title': 'Which car is it?',
  'tradeIn.registration.submit': 'Find my car',
  'tradeIn.registration.busy': 'Looking it up',
  'tradeIn.registration.skip': 'I don’t have the registration here',
  'tradeIn.registration.wrong': 'Enter the plate with up to 9 letters and digits, such as 123 ABC.',
  'tradeIn.registration.notice':
    'We use the plate to look up make, model and year. We do not look up who owns it.',
  'tradeIn.car.found': 'Is this your car?',
  'tradeIn.car.several': 'Which of these is it?',
  'tradeIn.car.describe': 'Tell us about your car',
  'tradeIn.car.yes': 'Yes, this is it',
  'tradeIn.car.none': 'None of these',
  'tradeIn.car.no': 'No, it is another one',
  'tradeIn.car.unknown': 'We found no car with the plate {registration} in {state}.',
  'tradeIn.car.elsewhere': 'The plate {registration} is registered in {other}, not in {state}.',
  'tradeIn.car.down': 'We cannot look up plates just now.',
  'tradeIn.car.goOn': 'Go on by telling us what it is. We value it ourselves and get back to you.',
  'tradeIn.car.otherPlate': 'Try another plate',
  'tradeIn.condition.title': 'How is it?',
  'tradeIn.condition.missing': 'Choose an answer: {question}',
  'tradeIn.photos.label': 'Photos of your car',
  'tradeIn.photos.optional': '(optional)',
  'tradeIn.photos.hint':
    'Up to {most}: each side, the inside, the dashboard, any damage. We make them smaller and leave out where they were taken.',
  'tradeIn.photos.add': 'Take or choose photos',
  'tradeIn.photos.more': 'Add more',
  'tradeIn.photos.photo': 'Photo {number} of {total}',
  'tradeIn.photos.first': 'First',
  'tradeIn.photos.earlier': 'Move photo {number} of {total} forward',
  'tradeIn.photos.later': 'Move photo {number} of {total} back',
  'tradeIn.photos.remove': 'Remove photo {number} of {total}',
  'tradeIn.photos.sending': 'Sending {name}',
  'tradeIn.photos.progress': '{sent} of {total} photos sent. You can go on meanwhile.',
  'tradeIn.photos.sent': 'Your {count} photos are sent.',
  'tradeIn.photos.sentOne': 'Your photo is sent.',
  'tradeIn.photos.failed':
    '{count} photos could not be sent. They stay here, and go out when you are online. You can also go on without them.',
  'tradeIn.photos.failedOne':
    'A photo could not be sent. It stays here, and goes out when you are online. You can also go on without it.',
  'tradeIn.photos.there': 'Sent',
  'tradeIn.photos.stuck': 'Not sent',
  'tradeIn.photos.retry': 'Try again',
  'tradeIn.photos.unreadable':
    'This browser cannot read {names}. Choose JPEG, PNG or WebP pictures of at most 40 MB.',
  'tradeIn.photos.many': 'We take {most} photos. These were left out: {names}.',
  'tradeIn.photos.with': '{count} photos went with it.',
  'tradeIn.photos.withOne': 'One photo went with it.',
  'tradeIn.photos.without':
    '{count} photos did not arrive. That changes nothing else: we look at the car together anyway.',
  'tradeIn.photos.withoutOne':
    'One photo did not arrive. That changes nothing else: we look at the car together anyway.',
  'tradeIn.contact.title': 'Who are you?',
  'tradeIn.contact.estimate': 'Next you see what your {car} may be worth.',
  'tradeIn.contact.appraisal': 'We value your {car} ourselves and get back to you.',
  'tradeIn.contact.submit': 'See my estimate',
  'tradeIn.contact.submitAppraisal': 'Ask for an appraisal',
  /** TRADE-04, C59 */
  'tradeIn.beyond':
    'Online estimates are generally not given for cars over {years} years old or over {kilometres} km.',
  'tradeIn.beyond.tried': 'We try all the same. If there is none, we value your car ourselves.',
  'tradeIn.beyond.enforced': 'We value yours ourselves and get back to you.',
  'tradeIn.result.title': 'Your {car} may be worth',
  'tradeIn.result.range': '{low} to {high}',
  'tradeIn.result.of':
    'An estimate of {date}, subject to inspection. It holds until {until}, for the car as you described it.',
  'tradeIn.result.ask': 'How would you like to go on?',
  'tradeIn.result.accept': 'I’d like to go ahead',
  'tradeIn.result.decline': 'Talk to me first',
  'tradeIn.result.busy': 'Sending',
  'tradeIn.result.described': 'We value your {car} for you',
  'tradeIn.result.beyond': 'We value your {car} for you',
  'tradeIn.result.noEstimate': 'There is no online estimate for your {car}, so we value it ourselves',
  'tradeIn.result.unavailable': 'Estimates are not available just now, so we value your {car} ourselves',
  'tradeIn.result.accepted': 'Great, we get things ready',
  'tradeIn.result.declined': 'We will talk it through with you',
  'tradeIn.result.reference': 'Your reference: {reference}',
  'tradeIn.result.next': 'What happens next',
  'tradeIn.result.call': 'Somebody of {dealer} calls or writes to you, usually on the next working day.',
  'tradeIn.result.inspect': 'We look at your car together. Bring its papers, both keys and the service book.',
  'tradeIn.result.price': 'You get a price in writing. Nothing binds you before you sign.',
  'tradeIn.result.loan': 'See your repayments with this estimate',
  'tradeIn.result.stock': 'Look at our stock',
  'tradeIn.result.another': 'Value another car',
  'tradeIn.faq': 'Questions about trading in',
  'tradeIn.faq.which': 'Which cars get an estimate online?',
  'tradeIn.faq.whichText': 'We value those ourselves, so ask us all the same.',
  'tradeIn.faq.binding': 'Is the estimate what I get?',
  'tradeIn.faq.bindingText':
    'No. It is a range of a day, for a car as it was described, and subject to inspection. The price that counts is the one that we give you in writing after we have seen the car.',
  'tradeIn.faq.owing': 'There is still finance owing on my car. Can I trade it in?',
  'tradeIn.faq.owingText':
    'Usually. Ask your lender for the payout figure. It is taken off the price of your car, and we can pay it out for you.',
  'tradeIn.faq.plate': 'What do you do with my registration?',
  'tradeIn.faq.plateText':
    'We look up make, model and year with it, and keep it with your enquiry once you send it.',
} as const;

export type TradeInText = Text<keyof typeof tradeInMessages>;

/** Binds the words to a dealer's overrides. */
export const createTradeInText = (overrides: Readonly<Record<string, string>>): TradeInText =>
  createText(tradeInMessages, overrides);
