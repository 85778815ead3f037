import type { Context } from 'hono';
import type { Endpoint } from '../endpoint.ts';

export const health: Endpoint = {
  method: 'GET',
  path: '/health',
  about: 'answers { "ok": true } while the API takes requests',
  handle: () => (context: Context) => context.json({ ok: true, name: 'forecourt-sandbox' }),
};
