import { formatMoney } from '#domain/site/format.ts';
import { formatPhone, phoneHref } from '#domain/location/phone.ts';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import { EmptyState } from '#parts/listing/EmptyState.tsx';
import type { ReserveSite } from './reserve-site.ts';

export interface ChooseFirstProps {
  site: Pick<ReserveSite, 'listingPath' | 'phone' | 'rules'>;
  text: ReservationText;
}

/** For who came without a vehicle: how one is reserved, and the way to those that there are. */
export const ChooseFirst = ({ site: { listingPath, phone, rules }, text }: ChooseFirstProps) => (
  <EmptyState
    icon="car"
    title={text('reservation.noneTitle')}
    text={text('reservation.noneText', {
      deposit: formatMoney(rules.deposit),
      hours: rules.holdHours,
    })}
    action={{ label: text('reservation.search'), href: listingPath }}
    {...(phone
      ? { call: { label: `${text('reservation.call')} ${formatPhone(phone)}`, href: phoneHref(phone) } }
      : {})}
  />
);
