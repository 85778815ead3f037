import type { Context, MiddlewareHandler } from 'hono';
import { readConnection } from './connection.ts';
import type { Limited, RateLimiter } from './rate-limiter.ts';

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

/**
 * Whether what came to nothing does not count: each build sends a lead for each dealer that is refused for its shape, a vehicle
 * that somebody else holds is none that this one does, and a code that was refused costs nothing. One that could not be sent may
 * have cost a message.
 */
const isGivenBack = (what: Limited, status: number): boolean =>
  status >= 400 && (what === 'leads' || what === 'reservations' || (what === 'codes' && status < 500));

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
