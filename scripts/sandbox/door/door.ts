import type { MiddlewareHandler } from 'hono';
import { isOwnHost } from './local-address.ts';

/** What pages of dealers ask from another origin. Everything else is for programs, and no web page may read it. */
const forBrowsers: readonly [method: string, path: RegExp][] = [
  ['POST', /^\/multi_search$/],
  ['GET', /^\/collections\/[^/]+\/documents\/search$/],
  ['POST', /^\/collections\/[^/]+\/documents$/],
  ['GET', /^\/health$/],
  ['GET', /^\/images\//],
  ['GET', /^\/partners\//],
  ['GET', /^\/api\/(?!(events|leads|reservations)$|uploads\/)/],
  ['POST', /^\/api\//],
  ['PUT', /^\/api\/uploads\//],
  ['PATCH', /^\/api\//],
  ['DELETE', /^\/api\//],
];

/** A request, or the preflight of one, by the method that it is about. */
export function isForBrowsers(method: string, path: string): boolean {
  const bare = path.length > 1 ? path.replace(/\/$/, '') : path;
  const asked = method === 'HEAD' ? 'GET' : method;
  return forBrowsers.some(([known, pattern]) => known === asked && pattern.test(bare));
}

/**
 * What every request to the sandbox passes first. A `Host` that is not the sandbox's is 403: such a request comes from a
 * page of a name that was pointed at this machine. Answers of admin routes carry no CORS headers, so a page that is open in
 * the same browser can read none, key or not.
 *
 * @param names further names that the sandbox is reached by, in lower case
 */
export function createDoor(names: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host') ?? '';
    if (isOwnHost(host, names)) await next();
    else {
      const message = `The sandbox is not reached as ${JSON.stringify(host)}. --allow-host adds a name.`;
      context.res = context.json({ message }, 403);
    }
    const { method } = context.req;
    const asked = method === 'OPTIONS' ? (context.req.header('access-control-request-method') ?? '') : method;
    if (isForBrowsers(asked, context.req.path)) return;
    for (const name of [...context.res.headers.keys()])
      if (name.startsWith('access-control-')) context.res.headers.delete(name);
  };
}
