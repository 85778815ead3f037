import type { Context } from 'hono';
import { readConnection } from '../../door/connection.ts';
import type { Endpoint } from '../endpoint.ts';

/**
 * Counts a view of a vehicle's page and answers how many there are (VDP-26), with the fields that the page may have older:
 * GET {car path}/view.json?photos_count&updated_at&website_id. What a browser only fetches ahead is no view, and a
 * visitor who comes again on the same day is none either: a count that can be raised by reloading would be untrue. A
 * visitor is a connection. Whatever else a browser says of itself can be invented.
 */
export const getViews: Endpoint = {
  method: 'GET',
  path: '/cars/:slug/view.json',
  about: 'counts a view of a vehicle and answers { "views", "car_fields" }',
  handle:
    ({ vehicles, views }) =>
    async (context: Context) => {
      const slug = context.req.param('slug') ?? '';
      const found = /^[\w-]+$/.test(slug) ? await vehicles.findWithCollection(slug) : null;
      if (!found) return context.json({ message: 'There is no such vehicle.' }, 404);
      if (/prefetch|prerender/.test(context.req.header('sec-purpose') ?? ''))
        return context.json({ message: 'A page that nobody sees yet is not counted.' }, 503);
      const { images, updatedAt, status } = found.vehicle;
      return context.json(
        {
          views: views.count(slug, readConnection(context)),
          car_fields: { photos_count: images.length, updated_at: updatedAt, status },
        },
        200,
        { 'Cache-Control': 'no-store' },
      );
    },
};
