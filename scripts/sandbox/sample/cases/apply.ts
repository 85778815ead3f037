import { findColourFamily } from '#domain/vehicle/colour-family.ts';
import type { VehicleDocument } from '#services/wire/vehicle-document.ts';
import { addPriceFields } from '../../../stock/price-fields.ts';
import { addSizeFields } from '../../../stock/index/size-fields.ts';
import type { SampleVehicle } from '../vehicle.ts';
import { createRandom } from '../random.ts';
import type { CaseContext, SampleCase } from './case.ts';
import { financeCases } from './finance.ts';
import { pictureCases } from './pictures.ts';
import { priceCases } from './prices.ts';
import { statusCases } from './statuses.ts';
import { tagCases } from './tags.ts';
import { wordCases } from './words.ts';

/** Cases of one axis exclude each other; axes are laid over one another. */
export const caseAxes: Record<string, SampleCase[]> = {
  prices: priceCases,
  tags: tagCases,
  statuses: statusCases,
  pictures: pictureCases,
  words: wordCases,
  finance: financeCases,
};

type Settings = Pick<CaseContext, 'now' | 'imageBase' | 'subscriptions' | 'finance'> & { seed: string };

/** Lays the cases over a yard: each takes its share, and at least one vehicle that it fits and no other case has taken. */
export function applyCases(vehicles: SampleVehicle[], settings: Settings): VehicleDocument[] {
  const documents = vehicles.map(({ document }) => document);
  for (const [axis, cases] of Object.entries(caseAxes)) {
    const random = createRandom(`${settings.seed}/${axis}`);
    const free = new Set(random.shuffle(vehicles.map((_, index) => index)));
    // The rare and the choosy first: the others find room anyway.
    for (const sample of [...cases].sort((a, b) => Number(!a.fits) - Number(!b.fits) || a.share - b.share)) {
      let wanted = Math.max(1, Math.round(sample.share * vehicles.length));
      for (const index of free) {
        if (wanted === 0) break;
        const vehicle = vehicles[index];
        const document = documents[index];
        if (!vehicle || !document) continue;
        const context: CaseContext = { ...vehicle, ...settings, document };
        if (sample.fits && !sample.fits(context)) continue;
        documents[index] = withChanges(document, sample.change(context));
        free.delete(index);
        wanted -= 1;
      }
    }
  }
  return documents.map((document) =>
    addSizeFields(
      addPriceFields(
        withChanges(document, {
          simple_colour: findColourFamily(document.colour ?? null) ?? undefined,
        }),
        settings.finance,
        settings.now,
      ),
    ),
  );
}

function withChanges(document: VehicleDocument, changes: ReturnType<SampleCase['change']>): VehicleDocument {
  const merged = Object.entries({ ...document, ...changes }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(merged) as VehicleDocument;
}
