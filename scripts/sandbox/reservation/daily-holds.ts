import { PeriodMemory } from '../door/period-memory.ts';

/** Milliseconds over which holds are counted. */
const period = 86_400_000;
/** Times that one connection may hold one vehicle, and vehicles that it may hold, in a day. */
const most = { ofVehicle: 3, ofAll: 100 };

/**
 * Holds cost nothing until somebody pays, and each keeps all others from a vehicle for a quarter of an hour: without a limit
 * of the day one connection keeps it from everybody for ever. Times are in milliseconds.
 */
export interface DailyHolds {
  /** Seconds until a connection may hold a vehicle again; null for at once. */
  findWait: (connection: string, vehicle: string, now?: number) => number | null;
  /** Counts a hold. */
  note: (connection: string, vehicle: string, now?: number) => void;
}

/** Lets everybody hold everything. */
export const noDailyHolds: DailyHolds = { findWait: () => null, note: () => undefined };

/** Counts in memory the vehicles that each connection held, without the connections themselves. */
export function createDailyHolds(): DailyHolds {
  const held = new PeriodMemory<readonly string[]>(period);
  return {
    findWait: (connection, vehicle, now = Date.now()) => {
      const day = held.find(connection, now);
      if (!day) return null;
      const times = day.value.filter((other) => other === vehicle).length;
      const isOver = times >= most.ofVehicle || day.value.length >= most.ofAll;
      return isOver ? Math.ceil((day.until - now) / 1_000) : null;
    },
    note: (connection, vehicle, now = Date.now()) =>
      held.remember(connection, [...(held.find(connection, now)?.value ?? []), vehicle], now),
  };
}
