import { Hono } from 'hono';
import { readFile } from 'node:fs/promises';

const types = { 'chat.js': 'text/javascript; charset=utf-8', 'booking.html': 'text/html; charset=utf-8' };

/** Stand-ins for services of others in the pages: a chat and a booking (dealers/_partners). */
export function createPartnersApp(): Hono {
  const app = new Hono();
  for (const [name, type] of Object.entries(types))
    app.get(`/${name}`, async (context) =>
      context.body(await readFile(new URL(name, import.meta.url), 'utf8'), 200, {
        'content-type': type,
        // A script with a digest is asked for from another origin.
        'access-control-allow-origin': '*',
      }),
    );
  return app;
}
