import type { AppointmentSlot } from '#domain/test-drive/slots.ts';
import { formatTime } from '#domain/location/opening-hours.ts';
import { describeSlot, type TestDriveText } from '#messages/test-drive/test-drive.ts';

export interface TimeSlotsProps {
  legend: string;
  slots: AppointmentSlot[];
  /** Beginning of the chosen one in epoch seconds. */
  chosen: number | null;
  onChoose: (start: number) => void;
  /** Somebody begins to choose among these times. */
  onTouch: () => void;
  text: TestDriveText;
}

/** The times of one day as radio buttons; what is taken stays in its place and cannot be chosen. */
export function TimeSlots({ legend, slots, chosen, onChoose, onTouch, text }: TimeSlotsProps) {
  return (
    <fieldset className="time-slots" onPointerDown={onTouch} onFocus={onTouch}>
      <legend className="time-slots__legend">{legend}</legend>
      <div className="time-slots__list">
        {slots.map((slot) => (
          <label key={slot.start} className="time-slots__slot">
            <input
              type="radio"
              name="appointment"
              value={slot.start}
              // Not part of the form: a time stays chosen while another day is shown, so a hidden field of the picker
              // is sent.
              form=""
              aria-label={describeSlot(slot, text)}
              checked={slot.start === chosen}
              disabled={slot.isTaken}
              onChange={() => onChoose(slot.start)}
            />
            <span className="numbers">{formatTime(slot.time)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
