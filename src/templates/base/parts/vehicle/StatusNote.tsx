import { findStatusNote } from '#domain/vehicle/status-note.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Icon } from '#ui/Icon.tsx';

export interface StatusNoteProps {
  vehicle: Vehicle;
  messages: Record<string, string>;
}

/** What a shopper should know before asking: that somebody has reserved it, or that it is not here yet. */
export function StatusNote({ vehicle, messages }: StatusNoteProps) {
  const note = findStatusNote(vehicle);
  if (note === null) return null;
  return (
    <p className="vehicle-actions__note">
      <Icon name={note === 'reserved' ? 'info' : 'clock'} size={20} />
      {createVehicleText(messages)(`vehicle.note.${note}`)}
    </p>
  );
}
