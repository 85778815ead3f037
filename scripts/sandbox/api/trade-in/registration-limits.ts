import { PeriodMemory } from '../../door/period-memory.ts';

/** Seconds over which questions about one registration are counted. */
const period = 600;
/** A household that mistypes and tries again needs no more. */
const most = 8;

/** Counts a question about a registration. Answers null, or the seconds until it may be asked again. */
export type TakeRegistration = (registration: string, now?: number) => number | null;

/** Lets everybody ask. */
export const noRegistrationLimits: TakeRegistration = () => null;

/** Counts in memory, without the registrations themselves. Times are in milliseconds. */
export function createRegistrationLimits(): TakeRegistration {
  const asked = new PeriodMemory<number>(period * 1_000);
  return (registration, now = Date.now()) => {
    const known = asked.find(registration, now);
    const number = (known?.value ?? 0) + 1;
    asked.remember(registration, number, now);
    return known && number > most ? Math.ceil((known.until - now) / 1_000) : null;
  };
}
