import type { Context } from 'hono';
import { createHash } from 'node:crypto';
import { createPalette } from '#config/theme/palette.ts';
import { findStanding } from '#domain/location/location.ts';
import { describeSheet } from '#messages/page/print-sheet.ts';
import type { Endpoint } from '../endpoint.ts';
import { drawSheet } from '../pdf/draw-sheet.ts';

const hour = 3_600;

/** One A4 page about a vehicle as a PDF (PRINT-01, API-07): GET {car path}/pdf. Made once an hour, then kept. */
export const getPdf: Endpoint = {
  method: 'GET',
  path: '/cars/:slug/pdf',
  about: 'answers a PDF of one page about a vehicle',
  handle:
    ({ vehicles, dealers, pictures, files }) =>
    async (context: Context) => {
      const slug = context.req.param('slug') ?? '';
      const found = /^[\w-]+$/.test(slug) ? await vehicles.findWithCollection(slug) : null;
      // What is hidden from the website is not handed out on paper either.
      if (!found?.vehicle.showOnDealerWebsite)
        return context.json({ message: 'This vehicle is no longer in stock.' }, 404);
      const { vehicle } = found;
      const dealer = (await dealers()).find(({ build }) => build.collections.vehicles === found.collection);
      if (!dealer) return context.json({ message: 'No dealer offers this vehicle here.' }, 404);
      const now = Math.floor(Date.now() / 1_000 / hour) * hour;
      const { site } = dealer;
      const location = findStanding(vehicle, site.locations);
      const sheet = describeSheet(vehicle, { location, site, now });
      const brand = createPalette(site.theme).colours['--brand'] ?? '#000';
      const key = createHash('sha256')
        .update(JSON.stringify([recipe, sheet, brand]))
        .digest('hex');
      const file = await files(key, async (letGo) => {
        const read = await Promise.all(sheet.pictures.map(pictures));
        // Without one that did not come this time; the next reader may have them all.
        if (read.includes(null)) letGo();
        return drawSheet(
          sheet,
          read.filter((picture) => picture !== null),
          brand,
        );
      });
      return context.body(new Uint8Array(file), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${slug}.pdf"`,
        'Cache-Control': 'no-cache',
      });
    },
};

/** Changes when the drawing changes, so that kept files are left behind. */
const recipe = 4;
