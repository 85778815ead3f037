import type { LandingPage } from '#catalogue/catalogue.ts';
import type { StockKind } from '#domain/vehicle/stock-kind.ts';
import { headPreset } from '#messages/listing/stock-words.ts';
import { createPageText } from '#messages/page/pages.ts';

/** What a static listing is called: 'All vehicles', 'Used cars', 'Toyota' or 'Toyota HiLux'. */
export function headListing(
  { refinements }: Pick<LandingPage, 'refinements'>,
  kind: StockKind,
  messages: Readonly<Record<string, string>>,
): string {
  const { carType, make, model } = refinements;
  if (make) return [make, model].filter(Boolean).join(' ');
  return carType ? headPreset(carType, kind, messages) : createPageText(messages)('pages.allVehicles');
}
