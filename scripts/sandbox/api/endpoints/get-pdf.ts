import { createHash } from 'node:crypto';
import * as contract from '#contract/pdf.ts';
import type { Dealer } from '#config/dealer.ts';
import { nameUsualCollections } from '#config/load/resolve-build.ts';
import { createPalette } from '#config/theme/palette.ts';
import { findStanding } from '#domain/location/location.ts';
import { describeSheet } from '#messages/page/print-sheet.ts';
import { findAskingDealer } from '../../account/own-origin.ts';
import { openAnswerPlace } from '../../door/answer-room.ts';
import { createEndpoint } from '../endpoint.ts';
import { drawSheet } from '../pdf/draw-sheet.ts';

const hour = 3_600;

/** One A4 page about a vehicle as a PDF (PRINT-01, API-07): GET {car path}/pdf. Made once an hour, then kept. */
export const getPdf = createEndpoint(
  contract.getPdf,
  ({ vehicles, dealers, pictures, files }) =>
    async ({ parameters: { slug }, context, answer }) => {
      const known = await dealers();
      const asking = findAskingDealer(context, known);
      const found = await vehicles.findBySlug(slug, asking, known);
      if (!found) return answer(404, { message: 'This vehicle is no longer in stock.' });
      const { vehicle } = found;
      const offers = ({ build }: Dealer): boolean => build.collections.vehicles === found.collection;
      // Where nobody says, whose stock it is, not who shows it as well.
      const isOwner = ({ site }: Dealer): boolean =>
        nameUsualCollections(site.slug).vehicles === found.collection;
      const dealer = asking && offers(asking) ? asking : (known.find(isOwner) ?? known.find(offers));
      if (!dealer) return answer(404, { message: 'No dealer offers this vehicle here.' });
      const now = Math.floor(Date.now() / 1_000 / hour) * hour;
      const { site } = dealer;
      const location = findStanding(vehicle, site.locations);
      const sheet = describeSheet(vehicle, { location, site, now });
      const brand = createPalette(site.theme).colours['--brand'] ?? '#000';
      const key = createHash('sha256')
        .update(JSON.stringify([recipe, sheet, brand]))
        .digest('hex');
      const file = await files(key, async (letGo) => {
        const read = await Promise.all(sheet.pictures.map((address) => pictures(address, found.collection)));
        // Without one that did not come this time; the next reader may have them all.
        if (read.includes(null)) letGo();
        return drawSheet(
          sheet,
          read.filter((picture) => picture !== null),
          brand,
        );
      });
      openAnswerPlace(context).grow(file.length);
      return context.body(new Uint8Array(file), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${slug}.pdf"`,
        'Cache-Control': 'no-cache',
      });
    },
);

/** Changes when the drawing changes, so that kept files are left behind. */
const recipe = 4;
