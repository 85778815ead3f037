import type { Dealer } from '#config/dealer.ts';
import type { Message } from '../../messages/message.ts';
import { createReceipt } from '../describe-reservation.ts';
import type { Payment, Reservation } from '../reservation.ts';
import { hasMoney, type PaymentState } from '../transitions.ts';

const formatDollars = (amount: number): string => `$${amount.toLocaleString('en-AU')}`;

/** An instant by the dealer's clock, such as 'Sunday, 29 November 2026 at 3:00 pm AEST'. */
const formatInstant = (seconds: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'full', timeStyle: 'short', timeZone }).format(
    seconds * 1000,
  );

/** What a name looks like; a dot ends an abbreviation. Nobody proved the address of the e-mail, and words of a stranger are no greeting. */
const nameForm = /^(?!.*\.\S)[\p{L}\p{M}'’. -]{1,30}$/u;

const greet = (firstName: string): string => (nameForm.test(firstName) ? `Hello ${firstName},` : 'Hello,');

/** Dollars of all payments that count. */
const sumOf = (payments: readonly Payment[], counts: (state: PaymentState) => boolean): string =>
  formatDollars(payments.reduce((sum, { state, amount }) => sum + (counts(state) ? amount : 0), 0));

/** What an e-mail says of a state; null where nobody writes. A hold that came to nothing is no news. */
function describe(reservation: Reservation, { site }: Dealer): { subject: string; lines: string[] } | null {
  const { state, vehicleName, deposit, price, until, payments, id, reason } = reservation;
  const amount = formatDollars(deposit);
  const call = site.phone ? `Questions? Call us: ${site.phone}.` : 'Questions? Just answer.';
  const page = site.reserve ? `${site.url}${site.reserve.page}#${id}` : site.url;
  if (state === 'reserved')
    return {
      subject: `Reserved for you: ${vehicleName}`,
      lines: [
        `We received your deposit of ${amount}. ${vehicleName} is yours to see until ${formatInstant(until, site.timezone)}.`,
        `Agreed price: ${formatDollars(price)}. The deposit is part of it.`,
        `To see your reservation or cancel it, with the whole deposit back: ${page}`,
        call,
      ],
    };
  if (state === 'completed')
    return { subject: `Yours: ${vehicleName}`, lines: [`Thank you for buying from ${site.name}.`, call] };
  if (!payments.some(({ state: one }) => hasMoney(one))) return null;
  const why =
    reason === 'sold'
      ? [`${vehicleName} was sold or taken off sale before your deposit arrived. We are sorry.`]
      : [];
  if (state === 'refunded')
    return {
      subject: `Your deposit is on its way back: ${vehicleName}`,
      lines: [
        ...why,
        `We gave back ${sumOf(payments, (one) => one === 'returned')}. Your bank may take a few days to show it.`,
        call,
      ],
    };
  return {
    subject: `Your reservation is over: ${vehicleName}`,
    lines: [...why, `Your deposit of ${sumOf(payments, hasMoney)} goes back to you in full.`, call],
  };
}

/** The e-mail that tells a shopper what has become of a reservation; null where nobody writes. */
export function describeNews(reservation: Reservation, dealer: Dealer): Message | null {
  const { id, dealershipSlug, email, firstName } = reservation;
  const said = describe(reservation, dealer);
  // Whoever was forgotten has no address any more.
  if (!said || email === '') return null;
  const closing = `${dealer.site.name}, receipt ${createReceipt(id)}`;
  const text = [greet(firstName), ...said.lines, closing].join('\n\n');
  return { kind: 'email', to: email, subject: said.subject, text, dealer: dealershipSlug };
}
