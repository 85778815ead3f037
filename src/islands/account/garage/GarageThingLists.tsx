import type { GarageThings } from '#domain/account/garage.ts';
import type { Reservation } from '#domain/reservation/reservation.ts';
import { formatMoney } from '#domain/site/format.ts';
import { formatMoment } from '#domain/site/moment.ts';
import type { MyGarageText } from '#messages/account/my-garage.ts';
import { Button } from '#ui/Button.tsx';
import { GarageRow, drawVehicle } from './GarageRow.tsx';
import { GarageSection } from './GarageSection.tsx';
import { createChangeLink, createReservationLink, findZone } from './links.ts';
import type { MyGarageSite } from './my-garage-site.ts';

export interface ThingListProps {
  things: GarageThings;
  site: MyGarageSite;
  text: MyGarageText;
  /** Epoch seconds by the clock of the API. */
  now: number;
}

const formatDay = (time: number, timezone: string): string =>
  new Intl.DateTimeFormat('en-AU', { timeZone: timezone, dateStyle: 'long' }).format(time * 1000);

/** A way on from a list that has nothing yet, or more of it. */
const drawWay = (href: string | null, label: string) =>
  href === null ? null : (
    <Button href={href} variant="secondary" size="small">
      {label}
    </Button>
  );

/** Test drives and workshop visits: those to come move and are cancelled by their link. */
export function Appointments({ things: { appointments }, site, text, now }: ThingListProps) {
  if (appointments.length === 0) return null;
  return (
    <GarageSection
      id="drives"
      title={text('myGarage.drives')}
      count={appointments.length}
      action={drawWay(site.bookingPage, text('myGarage.book'))}
    >
      <ul className="garage-rows" role="list">
        {appointments.map((one) => {
          const isPast = one.start + one.minutes * 60 < now;
          const name = text(one.kind === 'service' ? 'myGarage.visit' : 'myGarage.testDrive');
          const link = isPast ? null : createChangeLink(one, site);
          const state = isPast ? 'past' : one.isConfirmed ? 'confirmed' : 'unconfirmed';
          return (
            <GarageRow
              key={one.id}
              icon="calendar"
              title={one.vehicleName ? drawVehicle(one) : name}
              lines={[
                `${name}, ${formatMoment(one.start, findZone(one.locationId, site))}`,
                site.locations[one.locationId]?.name ?? '',
              ].filter(Boolean)}
              mark={{
                tone: isPast ? 'over' : one.isConfirmed ? 'good' : 'plain',
                text: text(`myGarage.${state}`),
              }}
              action={link === null ? null : drawWay(link, text('myGarage.change'))}
            />
          );
        })}
      </ul>
    </GarageSection>
  );
}

const reservationStates = {
  held: ['plain', 'myGarage.held'],
  reserved: ['good', 'myGarage.reservedFor'],
  completed: ['good', 'myGarage.completed'],
  expired: ['over', 'myGarage.expired'],
  cancelled: ['over', 'myGarage.cancelled'],
  refunded: ['over', 'myGarage.refunded'],
} as const;

function describeReservation(one: Reservation, { site, text, now }: ThingListProps): string[] {
  const isOpen = (one.state === 'held' || one.state === 'reserved') && one.until > now;
  return [
    ...(isOpen ? [text('myGarage.reservedUntil', { moment: formatMoment(one.until, site.timezone) })] : []),
    ...(one.refund === 'owed' ? [text('myGarage.refundOwed', { deposit: formatMoney(one.deposit) })] : []),
    text('myGarage.receipt', { receipt: one.receipt }),
  ];
}

/** Reservations with what became of them; open ones are paid, seen and cancelled on their own page. */
export function Reservations(props: ThingListProps) {
  const { things, site, text } = props;
  if (things.reservations.length === 0) return null;
  return (
    <GarageSection id="reservations" title={text('myGarage.reservations')} count={things.reservations.length}>
      <ul className="garage-rows" role="list">
        {things.reservations.map((one) => {
          const [tone, words] = reservationStates[one.state];
          const isOpen = one.state === 'held' || one.state === 'reserved';
          const link = isOpen ? createReservationLink(one, site) : null;
          return (
            <GarageRow
              key={one.id}
              icon="shield"
              title={drawVehicle(one)}
              lines={describeReservation(one, props)}
              mark={{ tone, text: text(words) }}
              action={drawWay(link, text(one.state === 'held' ? 'myGarage.pay' : 'myGarage.openReservation'))}
            />
          );
        })}
      </ul>
    </GarageSection>
  );
}

/** Estimates of the shopper’s own cars, each with its day; one that is out of date says so. */
export function Valuations({ things: { valuations }, site, text, now }: ThingListProps) {
  if (valuations.length === 0) return null;
  return (
    <GarageSection
      id="valuations"
      title={text('myGarage.valuations')}
      count={valuations.length}
      action={drawWay(site.valuationPage, text('myGarage.valueAgain'))}
    >
      <ul className="garage-rows" role="list">
        {valuations.map((one) => {
          const isOver = one.validUntil < now;
          const day = formatDay(one.valuedAt, site.timezone);
          const until = formatDay(one.validUntil, site.timezone);
          return (
            <GarageRow
              key={`${one.car} ${one.valuedAt}`}
              icon="tag"
              title={[one.car, one.registration].filter(Boolean).join(' · ')}
              lines={[
                // A figure of then is no offer of now.
                ...(isOver
                  ? []
                  : [text('myGarage.valuation', { low: formatMoney(one.low), high: formatMoney(one.high) })]),
                isOver ? text('myGarage.outdated', { day }) : text('myGarage.validUntil', { day, until }),
              ]}
            />
          );
        })}
      </ul>
    </GarageSection>
  );
}

/** What somebody asked, and when; their words stay with the dealer. */
export function Enquiries({ things: { enquiries }, site, text }: ThingListProps) {
  if (enquiries.length === 0) return null;
  return (
    <GarageSection id="enquiries" title={text('myGarage.enquiries')} count={enquiries.length}>
      <ul className="garage-rows" role="list">
        {enquiries.map((one, at) => (
          <GarageRow
            key={`${one.sentAt} ${at}`}
            icon="chat"
            title={one.vehicleName ? drawVehicle(one) : one.subcategory || one.category}
            lines={[
              [
                one.vehicleName ? one.subcategory || one.category : '',
                text('myGarage.sent', { day: formatDay(one.sentAt, site.timezone) }),
              ]
                .filter(Boolean)
                .join(' · '),
            ]}
          />
        ))}
      </ul>
    </GarageSection>
  );
}
