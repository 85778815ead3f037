import type { Context, MiddlewareHandler } from 'hono';
import { readConnection } from './connection.ts';
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

/**
 * Whether what came to nothing does not count: each build sends a lead for each dealer that is refused for its shape, a vehicle
 * that somebody else holds is none that this one does, and a code that was refused costs nothing. One that could not be sent may
 * have cost a message.
 */
const isGivenBack = (what: Limited, status: number): boolean =>
  status >= 400 && (what === 'leads' || what === 'reservations' || (what === 'codes' && status < 500));

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

/** A part of a path; one that is no text is taken as it is, and nothing has that name. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const rules: readonly [method: string, path: RegExp, what: Limited][] = [
  ['POST', /^\/api\/leads$/, 'leads'],
  ['POST', /^\/api\/appointments$/, 'bookings'],
  ['GET', /^\/api\/appointments$/, 'calendars'],
  ['PATCH', /^\/api\/appointments\//, 'bookings'],
  ['DELETE', /^\/api\/appointments\//, 'bookings'],
  ['POST', /^\/api\/reservations$/, 'reservations'],
  ['POST', /^\/api\/reservations\/[^/]+\/payment$/, 'reservations'],
  ['DELETE', /^\/api\/reservations\//, 'bookings'],
  ['PUT', /^\/api\/uploads\//, 'uploads'],
  ['POST', /^\/api\/phone-reveals$/, 'reveals'],
  ['POST', /^\/api\/trade-in\/lookups$/, 'lookups'],
  ['POST', /^\/api\/(trade-in\/valuations|miscellaneous)$/, 'valuations'],
  ['POST', /^\/api\/events$/, 'events'],
  ['POST', /^\/api\/auth\/code$/, 'codes'],
  ['POST', /^\/api\/auth\/verify$/, 'tries'],
  ['GET', /^\/api\/garage$/, 'garages'],
  ['POST', /^\/api\/(watchlist|saved-searches|alerts)(\/(save|remove|save-car|remove-car|stop))?$/, 'saves'],
  ['POST', /^\/api\/alerts\/(linked|linked\/choice|one-click)$/, 'links'],
  ['GET', /^\/api\/cars\/[^/]+\/view\.json$/, 'views'],
  ['GET', /^\/api\/cars\/[^/]+\/autogauge$/, 'gauges'],
  ['GET', /^\/api\/cars\/[^/]+\/pdf$/, 'pdfs'],
];

/** The answer to a request too many: readable for the page that asked, with the seconds to wait. */
export const refuseForNow = (context: Context, seconds: number): Response =>
  context.json(
    { message: `Too many requests from this connection. Please try again in ${seconds} seconds.` },
    429,
    {
      'Retry-After': String(seconds),
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Expose-Headers': 'Retry-After',
    },
  );

/**
 * Limits what anybody may ask of a server as often as they like. Requests with the admin key are not counted.
 *
 * @param isLeads whether a collection takes leads, which browsers may write straight into the index
 */
export function createRateLimits(
  limiter: RateLimiter,
  { isAdmin, isLeads }: { isAdmin: (context: Context) => boolean; isLeads: (collection: string) => boolean },
): MiddlewareHandler {
  const find = (method: string, path: string): Limited | null => {
    const bare = path.replace(/\/$/, '');
    const collection = method === 'POST' ? /^\/collections\/([^/]+)\/documents$/.exec(bare)?.[1] : undefined;
    if (collection !== undefined) return isLeads(decode(collection)) ? 'leads' : null;
    return rules.find(([known, pattern]) => known === method && pattern.test(bare))?.[2] ?? null;
  };
  return async (context, next) => {
    const { method, path } = context.req;
    // What answers GET does the same work for HEAD.
    const what = find(method === 'HEAD' ? 'GET' : method, path);
    if (what === null || isAdmin(context)) return next();
    const connection = readConnection(context);
    const wait = limiter.take(what, connection);
    if (wait !== null) return refuseForNow(context, wait);
    await next();
    if (isGivenBack(what, context.res.status)) limiter.giveBack(what, connection);
    return undefined;
  };
}
