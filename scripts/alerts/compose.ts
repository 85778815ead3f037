import type { Dealer } from '#config/dealer.ts';
import { stopAlertsPage, type AlertChannel } from '#domain/alert/alert.ts';
import { formatPhone } from '#domain/location/phone.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { formatMoment } from '#domain/site/moment.ts';
import { createShareUrl } from '#domain/page/share-links.ts';
import { createAlertMailText, type AlertMailText } from '#messages/alert/mail.ts';
import { formatPriceType } from '#messages/vehicle/price.ts';
import type { Digest, ToldVehicle } from './digest.ts';

/** So many vehicles of one search stand in an e-mail, and so many in a text message at all. */
const shown = { email: 5, sms: 3 } as const;

/** What a message says beside its vehicles. */
export interface Frame {
  site: Pick<
    Dealer['site'],
    'name' | 'legalName' | 'url' | 'phone' | 'email' | 'locations' | 'timezone' | 'messages' | 'auth'
  >;
  channel: AlertChannel;
  /** Of the link that stops. */
  token: string;
  /** Epoch seconds. */
  now: number;
}

interface Words {
  text: AlertMailText;
  price: (vehicle: ToldVehicle) => string;
  link: (vehicle: ToldVehicle) => string;
}

const formatDay = (seconds: number, timeZone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(seconds * 1000);

function listEach({
  prices,
  backs,
  searches,
}: Digest): { kind: 'price' | 'back' | 'match'; vehicle: ToldVehicle }[] {
  return [
    ...prices.map((vehicle) => ({ kind: 'price' as const, vehicle })),
    ...backs.map((vehicle) => ({ kind: 'back' as const, vehicle })),
    ...searches.flatMap(({ vehicles }) => vehicles.map((vehicle) => ({ kind: 'match' as const, vehicle }))),
  ];
}

/** Who sends it: name, address, licence, phone. */
function describeSender({ site }: Frame, text: AlertMailText): string[] {
  const main = site.locations.find(({ primary }) => primary) ?? site.locations[0];
  const { street, suburb, state, postcode } = main?.address ?? {};
  return [
    text('alert.mail.from', { dealer: [...new Set([site.name, site.legalName])].join(', ') }),
    main ? `${street}, ${suburb} ${state} ${postcode}` : '',
    main?.licence ? `${main.licence.label} ${main.licence.number}` : '',
    [site.phone && formatPhone(site.phone), site.email].filter(Boolean).join(' · '),
  ];
}

const stopLink = ({ site, token }: Frame): string => `${site.url}${stopAlertsPage}#${token}`;

function composeMail(
  digest: Digest,
  frame: Frame,
  { text, price, link }: Words,
): { subject: string; body: string } {
  const { site, now } = frame;
  const describe = (vehicle: ToldVehicle): string =>
    [
      vehicle.record.name,
      vehicle.was === null
        ? price(vehicle)
        : text('alert.mail.now', { price: price(vehicle), was: formatMoney(vehicle.was) }),
      link(vehicle),
    ]
      .filter(Boolean)
      .join('\n');
  const section = (title: string, vehicles: readonly ToldVehicle[]): string[] =>
    vehicles.length > 0 ? [title, ...vehicles.map(describe)] : [];
  const all = listEach(digest);
  const [first] = all;
  const subject =
    all.length === 1 && first
      ? text(`alert.mail.${first.kind}`, { name: first.vehicle.record.name })
      : text('alert.mail.many', { count: all.length });
  const parts = [
    text('alert.mail.hello'),
    ...section(text('alert.mail.prices'), digest.prices),
    ...section(text('alert.mail.backs'), digest.backs),
    ...digest.searches.flatMap(({ name, subject: path, vehicles }) => [
      ...section(text('alert.mail.matches', { name }), vehicles.slice(0, shown.email)),
      ...(vehicles.length > shown.email
        ? [text('alert.mail.more', { count: vehicles.length - shown.email, link: site.url + path })]
        : []),
    ]),
    text('alert.mail.asOf', { time: formatMoment(now, site.timezone) }),
    text('alert.mail.why', {
      ...{ dealer: site.name, date: formatDay(digest.agreed, site.timezone), site: new URL(site.url).host },
    }),
    text('alert.mail.stop', { link: stopLink(frame) }),
    describeSender(frame, text).filter(Boolean).join('\n'),
  ];
  return { subject, body: parts.join('\n\n') };
}

function composeText(
  digest: Digest,
  frame: Frame,
  { text, price, link }: Words,
): { subject: string; body: string } {
  const { site } = frame;
  const all = listEach(digest);
  const described = all.slice(0, shown.sms).map(({ kind, vehicle }) => {
    const said = { name: vehicle.record.name, link: link(vehicle) };
    if (vehicle.was !== null)
      return text('alert.sms.cheaper', { ...said, price: price(vehicle), was: formatMoney(vehicle.was) });
    return kind === 'match'
      ? text('alert.sms.match', { ...said, price: price(vehicle) })
      : text('alert.sms.back', said);
  });
  const lines = [
    `${site.name}: ${described[0] ?? ''}`,
    ...described.slice(1),
    all.length > shown.sms ? text('alert.sms.more', { count: all.length - shown.sms }) : '',
    site.phone ? text('alert.sms.call', { phone: formatPhone(site.phone) }) : '',
    text('alert.sms.stop', { link: stopLink(frame) }),
  ];
  return { subject: text('alert.mail.many', { count: all.length }), body: lines.filter(Boolean).join('\n') };
}

/** The message of a digest: an e-mail says where each comes from and why, a text message as much in few words. */
export function composeAlert(
  digest: Digest,
  frame: Frame,
): { subject: string; body: string; unsubscribe: string } {
  const { site, channel, token } = frame;
  const words: Words = {
    text: createAlertMailText(site.messages),
    price: ({ record }) =>
      record.price === null
        ? ''
        : [formatMoney(record.price), formatPriceType(record.priceType, site.messages)]
            .filter(Boolean)
            .join(' '),
    link: ({ record }) => createShareUrl(site.url, record.slug),
  };
  const composed =
    channel === 'email' ? composeMail(digest, frame, words) : composeText(digest, frame, words);
  const api = site.auth?.api ?? '/api';
  return { ...composed, unsubscribe: `${site.url}${api}/alerts/one-click?token=${token}` };
}
