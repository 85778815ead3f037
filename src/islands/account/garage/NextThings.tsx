import './NextThings.css';
import { findNext, type GarageThings, type NextThing } from '#domain/account/garage.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { formatMoment } from '#domain/site/moment.ts';
import { sayTimeLeft, type MyGarageText } from '#messages/account/my-garage.ts';
import { Button } from '#ui/Button.tsx';
import { DateTile } from './DateTile.tsx';
import { createChangeLink, createReservationLink, findZone } from './links.ts';
import type { MyGarageSite } from './my-garage-site.ts';

interface NextThingsProps {
  things: GarageThings;
  site: MyGarageSite;
  text: MyGarageText;
  /** Epoch seconds by the clock of the API. */
  now: number;
}

/** Cards that are seen at once; the lists below have them all. */
const most = 3;

function describe(thing: NextThing, { site, text, now }: NextThingsProps) {
  if (thing.kind === 'appointment') {
    const { appointment } = thing;
    const zone = findZone(appointment.locationId, site);
    return {
      ...{ key: appointment.id, zone, isUrgent: false },
      over: text(appointment.kind === 'service' ? 'myGarage.visit' : 'myGarage.testDrive'),
      title: appointment.vehicleName || formatMoment(appointment.start, zone),
      lines: [
        formatMoment(appointment.start, zone),
        site.locations[appointment.locationId]?.name,
        text(appointment.isConfirmed ? 'myGarage.confirmed' : 'myGarage.unconfirmed'),
      ],
      action: { label: text('myGarage.change'), href: createChangeLink(appointment, site) },
    };
  }
  const { reservation } = thing;
  const isHeld = reservation.state === 'held';
  const time = sayTimeLeft(reservation.until - now, text);
  return {
    ...{ key: reservation.id, zone: site.timezone, isUrgent: isHeld },
    over: text(isHeld ? 'myGarage.held' : 'myGarage.reservedFor'),
    title: reservation.vehicleName,
    lines: isHeld
      ? [text('myGarage.heldFor', { deposit: formatMoney(reservation.deposit), time })]
      : [
          text('myGarage.reservedUntil', { moment: formatMoment(reservation.until, site.timezone) }),
          text('myGarage.timeLeft', { time }),
        ],
    action: {
      label: text(isHeld ? 'myGarage.pay' : 'myGarage.openReservation'),
      href: createReservationLink(reservation, site),
    },
  };
}

/** What is about to happen, the most pressing first, each with the one thing to do. */
export function NextThings(props: NextThingsProps) {
  const { things, text, now } = props;
  const next = findNext(things, now).slice(0, most);
  if (next.length === 0) return null;
  return (
    <section className="garage-next" aria-labelledby="garage-next-title">
      <h2 id="garage-next-title" className="visually-hidden">
        {text('myGarage.next')}
      </h2>
      <ul className="garage-next__list" role="list">
        {next.map((thing) => {
          const { key, zone, isUrgent, over, title, lines, action } = describe(thing, props);
          return (
            <li key={key} className="garage-next__card" data-urgent={isUrgent ? '' : undefined}>
              <DateTile at={thing.at} timezone={zone} />
              <div className="garage-next__body">
                <p className="garage-next__over">{over}</p>
                <h3 className="garage-next__title">{title}</h3>
                {lines.map((line) => (line ? <p key={line}>{line}</p> : null))}
              </div>
              {action.href ? (
                <Button href={action.href} variant={isUrgent ? 'primary' : 'secondary'} wide>
                  {action.label}
                  <span className="visually-hidden">: {title}</span>
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
