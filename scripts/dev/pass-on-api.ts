import { getRequestListener } from '@hono/node-server';
import type { AstroUserConfig } from 'astro';
import { Hono } from 'hono';
import { passOn } from '../serve/pass-on.ts';

type DevPlugin = NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number];

/**
 * Answers the dealer API through the development server, as the host of a site does: browsers keep a session only of the
 * site's own origin.
 *
 * @param api path of the dealer API on the site, `site.auth.api`
 * @param apiUrl where the dealer API is
 */
export function passOnApi(api: string, apiUrl: string): DevPlugin {
  // The server takes the path off that the calls lie below.
  const app = new Hono().all('*', (context) => {
    const { pathname, search } = new URL(context.req.url);
    return passOn(context, `${apiUrl}${pathname}${search}`);
  });
  const answer = getRequestListener(app.fetch);
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
