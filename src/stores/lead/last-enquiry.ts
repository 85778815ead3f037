import { persistentAtom } from '../site/persistent.ts';
import type { SeenVehicle } from '#domain/lead/success/seen-vehicle.ts';
import type { AppointmentKind } from '#domain/test-drive/appointment-kind.ts';

/** An appointment that was asked for. Plain data, kept in the browser. */
export interface LastTestDrive {
  /** What for; a test drive when left out. */
  kind?: AppointmentKind;
  /** `booked` is kept free by the dealer API, `requested` waits for the dealer's word. */
  status: 'booked' | 'requested';
  /** Requested because too many times are being kept for this connection. */
  isLimited?: boolean;
  /** '2026-11-28T09:30+10:00' by the clock of the location. */
  at: string;
  minutes: number;
  location: { name: string; address: string; placeUrl: string | null; timezone: string } | null;
}

/** What the success page tells about the enquiry that led there (FORM-03). */
export interface LastEnquiry {
  leadId: string;
  /** Name and page of the vehicle or offer; null for a general enquiry. */
  about: string | null;
  href: string | null;
  testDrive?: LastTestDrive | null;
  /** The vehicle as its page showed it, alone in a list; and vehicles like it. Empty where the form stood elsewhere. */
  vehicle?: SeenVehicle[];
  similar?: SeenVehicle[];
  /** Whether its page offered a test drive. */
  canDrive?: boolean;
}

/** What an older version, or somebody else, kept under this name is no enquiry. */
function parse(text: string): LastEnquiry | null {
  try {
    const kept = JSON.parse(text) as LastEnquiry | null;
    return typeof kept?.leadId === 'string' ? kept : null;
  } catch {
    return null;
  }
}

const key = 'forecourt:last-enquiry';

export const $lastEnquiry = persistentAtom<LastEnquiry | null>(key, null, {
  // None needs no room, which a full browser has not even for that word.
  encode: (enquiry) => JSON.stringify(enquiry ?? undefined),
  decode: parse,
});

/**
 * Runs something when the page comes back from the memory of the browser and another one has changed the enquiry meanwhile: a page
 * that waits there hears nothing.
 */
export function onChangeMeanwhile(act: () => void): void {
  const shown = readStored();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readStored() !== shown) act();
  });
}

/** What the browser stores now; null where it stores nothing. */
function readStored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
