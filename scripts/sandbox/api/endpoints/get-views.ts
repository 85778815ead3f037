import type { Context } from 'hono';
import type { Dealer } from '#config/dealer.ts';
import * as contract from '#contract/views.ts';
import { findAskingDealer, isFromElsewhere } from '../../account/own-origin.ts';
import { readConnection } from '../../door/connection.ts';
import { createEndpoint } from '../endpoint.ts';

/** What a browser fetches ahead, as a picture, or for a page of somebody else. */
const isUnseen = (context: Context, dealers: readonly Dealer[], addresses: readonly string[]): boolean =>
  /prefetch|prerender/.test(context.req.header('sec-purpose') ?? '') ||
  (context.req.header('sec-fetch-dest') ?? 'empty') !== 'empty' ||
  isFromElsewhere(context, dealers, addresses);

/**
 * Counts a view of a vehicle's page and answers how many there are (VDP-26), with the fields that the page may have older:
 * GET {car path}/view.json?photos_count&updated_at&website_id. What nobody sees is no view, and a
 * visitor who comes again on the same day is none either: a count that can be raised by reloading would be untrue. A
 * visitor is a connection. Whatever else a browser says of itself can be invented.
 */
export const getViews = createEndpoint(
  contract.getViews,
  ({ vehicles, views, dealers, addresses }) =>
    async ({ parameters: { slug }, context, answer }) => {
      const known = await dealers();
      const found = await vehicles.findBySlug(slug, findAskingDealer(context, known), known);
      if (!found) return answer(404, { message: 'There is no such vehicle.' });
      if (isUnseen(context, known, addresses()))
        return answer(503, { message: 'Only a page of the vehicle that somebody sees is counted.' });
      const { images, updatedAt, status } = found.vehicle;
      return answer(
        200,
        {
          views: views.count(found.vehicle.slug, readConnection(context)),
          car_fields: { photos_count: images.length, updated_at: updatedAt, status },
        },
        { 'Cache-Control': 'no-store' },
      );
    },
);
