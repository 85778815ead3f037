import { createHash, randomBytes } from 'node:crypto';

/** Milliseconds over which holds are counted. */
const period = 86_400_000;
/** Times that one connection may hold one vehicle, and vehicles that it may hold, in a day. */
const most = { ofVehicle: 3, ofAll: 100 };
/** Connections that are remembered at once. */
const mostKnown = 20_000;

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

interface Day {
  vehicles: string[];
  until: number;
}

/** Counts in memory, without the connections themselves: their fingerprint is salted anew at each start. */
export function createDailyHolds(): DailyHolds {
  const salt = randomBytes(16);
  const days = new Map<string, Day>();
  const keyOf = (connection: string): string =>
    createHash('sha256').update(salt).update(connection).digest('base64');
  // An end further ahead than a day comes from a clock that was put back.
  const runs = ({ until }: Day, now: number): boolean => until > now && until <= now + period;
  const find = (connection: string, now: number): Day | null => {
    const day = days.get(keyOf(connection));
    return day && runs(day, now) ? day : null;
  };
  let forgotAt = -Infinity;
  // At most once a second: looking through all of them for each request would be an attack of its own.
  const forget = (now: number): void => {
    if (days.size < mostKnown || Math.abs(now - forgotAt) < 1_000) return;
    forgotAt = now;
    for (const [key, day] of days) if (!runs(day, now)) days.delete(key);
  };
  return {
    findWait: (connection, vehicle, now = Date.now()) => {
      const day = find(connection, now);
      if (!day) {
        forget(now);
        return days.size < mostKnown ? null : 600;
      }
      const times = day.vehicles.filter((other) => other === vehicle).length;
      const isOver = times >= most.ofVehicle || day.vehicles.length >= most.ofAll;
      return isOver ? Math.ceil((day.until - now) / 1_000) : null;
    },
    note: (connection, vehicle, now = Date.now()) => {
      const day = find(connection, now) ?? { vehicles: [], until: now + period };
      day.vehicles.push(vehicle);
      days.set(keyOf(connection), day);
    },
  };
}
