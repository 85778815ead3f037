import { RecentMap } from './recent-map.ts';

/** Seconds over which requests of one connection are counted. */
const period = 600;

/** What one connection may do in ten minutes. A household or an office shares one. */
const most = {
  leads: 30,
  bookings: 60,
  /** Looks at a calendar: one for each location and vehicle that somebody chooses. */
  calendars: 600,
  /** Files, of 10 MB at most: the photos of two cars, with some that are chosen again. */
  uploads: 40,
  reveals: 60,
  /** Each may cost the dealer money at a provider. */
  lookups: 20,
  valuations: 30,
  /** Of vehicles held without a deposit a connection has far fewer at once, see `unpaid-holds.ts`. */
  reservations: 30,
  views: 600,
  /** Price comparisons, which look through the stock of all dealers. */
  gauges: 600,
  events: 3_000,
  /** Tries of the admin key in a form. */
  keys: 20,
  /** Codes to sign in, which cost the dealer a text message each. */
  codes: 10,
  /** Tries of such codes. */
  tries: 40,
  /** Each reads what somebody has sent. */
  garages: 120,
  /** Changes of what an account keeps. */
  saves: 600,
  /** Links of messages. */
  links: 120,
  pdfs: 60,
  /** Pictures that had to be made; those that are there are free. */
  pictures: 3_000,
};
export type Limited = keyof typeof most;

/** Connections that are remembered at once. */
const mostConnections = 50_000;

export interface RateLimiter {
  /** Counts what a connection does. Answers null, or the seconds until it may do so again. */
  take: (what: Limited, connection: string, now?: number) => number | null;
  /** What was taken last was not used. */
  giveBack: (what: Limited, connection: string) => void;
}

/** Lets everybody do everything. */
export const noRateLimits: RateLimiter = { take: () => null, giveBack: () => undefined };

interface Count {
  number: number;
  /** Milliseconds. */
  until: number;
}

/** Counts in memory alone, for ten minutes. Times are in milliseconds. */
export function createRateLimiter(): RateLimiter {
  // By connection: one that does twenty things takes the place of one.
  const connections = new RecentMap<Partial<Record<Limited, Count>>>(mostConnections);
  // An end further ahead than a period comes from a clock that was put back.
  const isOver = ({ until }: Count, now: number): boolean => until <= now || until > now + period * 1000;
  const take: RateLimiter['take'] = (what, connection, now = Date.now()) => {
    const counts = connections.get(connection);
    const known = counts?.[what];
    if (known && !isOver(known, now)) {
      known.number += 1;
      return known.number > most[what] ? Math.ceil((known.until - now) / 1000) : null;
    }
    const count = { number: 1, until: now + period * 1000 };
    connections.set(connection, { ...counts, [what]: count });
    return null;
  };
  return {
    take,
    giveBack: (what, connection) => {
      const known = connections.get(connection)?.[what];
      if (known) known.number -= 1;
    },
  };
}
