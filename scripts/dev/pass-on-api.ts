import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { isOwnHost } from '../sandbox/door/local-address.ts';
import { passOn } from '../serve/pass-on.ts';
import type { DevPlugin } from './dev-plugin.ts';

/** Passes calls on to the dealer API at an address; the path that they lie below is taken off already. */
export const answerApi = (apiUrl: string): Hono =>
  new Hono().all('*', async (context) => {
    // The bundler looks at the name behind this, and the API hears its own.
    const host = context.req.header('host') ?? '';
    if (!isOwnHost(host, [])) return context.json({ message: 'The site is not reached by this name.' }, 403);
    const { pathname, search } = new URL(context.req.url);
    return passOn(context, `${apiUrl}${pathname}${search}`);
  });

/**
 * Answers the dealer API through the development server, as the host of a site does: browsers keep a session only of the
 * site's own origin.
 *
 * @param api path of the dealer API on the site, `site.auth.api`
 * @param apiUrl where the dealer API is
 */
export function passOnApi(api: string, apiUrl: string): DevPlugin {
  const answer = getRequestListener(answerApi(apiUrl).fetch);
  return {
    name: 'forecourt:dealer-api',
    enforce: 'post',
    // In front of everything, when all else stands: Astro refuses addresses without a slash at their end.
    configureServer: (server) => () =>
      void server.middlewares.stack.unshift({
        route: api,
        handle: (request: Parameters<typeof answer>[0], response: Parameters<typeof answer>[1]) =>
          void answer(request, response),
      }),
  };
}
