import { formatMoment } from '#domain/site/moment.ts';
import { drawVehicle, GarageRow } from './GarageRow.tsx';
import { GarageSection } from './GarageSection.tsx';
import { createChangeLink, findZone } from './links.ts';
import { drawWay, type ThingListProps } from './thing-list.tsx';

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
