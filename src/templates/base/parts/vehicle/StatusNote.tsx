import { createReserveLink } from '#domain/reservation/reserve-link.ts';
import type { ReserveRules } from '#domain/reservation/reserve-rules.ts';
import { findStatusNote } from '#domain/vehicle/status-note.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Icon } from '#ui/Icon.tsx';

export interface StatusNoteProps {
  vehicle: Vehicle;
  messages: Record<string, string>;
  /** How vehicles are reserved on this site; null where they are not. */
  reserve: ReserveRules | null;
}

/**
 * What a shopper should know before asking: that somebody has reserved it, or that it is not here yet. Whoever reserved it
 * finds the way to the reservation, which this browser alone may know.
 */
export function StatusNote({ vehicle, messages, reserve }: StatusNoteProps) {
  const note = findStatusNote(vehicle);
  if (note === null) return null;
  const text = createVehicleText(messages);
  const own = note === 'reserved' && reserve?.page.startsWith('/') ? reserve : null;
  return (
    <p className="vehicle-actions__note">
      <Icon name={note === 'reserved' ? 'info' : 'clock'} size={20} />
      <span>
        {text(`vehicle.note.${note}`)}{' '}
        {own ? <a href={createReserveLink(own, vehicle)}>{text('vehicle.note.ownReservation')}</a> : null}
      </span>
    </p>
  );
}
