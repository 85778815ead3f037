import * as v from 'valibot';
import { buildOnly } from '../audience.ts';
import { feature, wholeNumber } from '../values.ts';

interface CalendarWords {
  about: string;
  /** What an appointment is for, such as 'test drive'. */
  visit: string;
  asUsual: {
    slotMinutes: number;
    leadHours: number;
    daysAhead: number;
    lastSlotMinutes: number;
    capacity: number;
  };
}

/** A calendar of appointments, or false. */
export const createCalendar = ({ about, visit, asUsual }: CalendarWords) =>
  v.optional(
    feature(about, {
      slotMinutes: v.optional(
        wholeNumber(`Length of a ${visit}; one begins that often.`, 10, 240),
        asUsual.slotMinutes,
      ),
      leadHours: v.optional(
        wholeNumber(`Hours from now to the first ${visit} that can be chosen.`, 0, 168),
        asUsual.leadHours,
      ),
      daysAhead: v.optional(
        wholeNumber('Days that can be chosen, from tomorrow on.', 1, 60),
        asUsual.daysAhead,
      ),
      lastSlotMinutes: v.optional(
        wholeNumber(`The last ${visit} begins that many minutes before closing.`, 0, 240),
        asUsual.lastSlotMinutes,
      ),
      capacity: buildOnly(
        v.optional(
          wholeNumber(
            `${visit.replace(/^./, (letter) => letter.toUpperCase())}s at the same time at one location. The sandbox keeps to it; a dealer API of your own knows its own.`,
            1,
            50,
          ),
          asUsual.capacity,
        ),
      ),
    }),
    asUsual,
  );
