import { splitSections, type VehicleSection, type VehicleSectionName } from '#domain/vehicle/section.ts';
import Delivery from './sections/Delivery.astro';
import Finance from './sections/Finance.astro';
import FuelCost from './sections/FuelCost.astro';
import PriceComparison from './sections/PriceComparison.astro';
import type { VehicleSectionProps } from './sections/section-props.ts';

// Astro components have no type of their own outside .astro files.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type VehicleSectionComponent = (properties: VehicleSectionProps) => any;

/** Sections that come alive in the browser: each is an Astro file with an island. All others are drawn as parts. */
export const liveSections: Partial<Record<VehicleSectionName, VehicleSectionComponent>> = {
  fuelCost: FuelCost,
  delivery: Delivery,
  finance: Finance,
  priceComparison: PriceComparison,
};

/** One live section, or a run of still ones that are drawn in one go. */
export type SectionRun =
  { live: VehicleSectionComponent; still?: never } | { still: VehicleSection[]; live?: never };

function group(sections: readonly VehicleSection[]): SectionRun[] {
  const runs: SectionRun[] = [];
  for (const section of sections) {
    const live = liveSections[section.name];
    const last = runs.at(-1);
    if (live) runs.push({ live });
    else if (last?.still) last.still.push(section);
    else runs.push({ still: [section] });
  }
  return runs;
}

/** A dealer's sections as the page draws them: beside the dealer's box, and over the whole width below. */
export function arrangeSections(sections: readonly VehicleSection[]): {
  beside: SectionRun[];
  wide: VehicleSection[];
} {
  const { beside, wide } = splitSections(sections);
  return { beside: group(beside), wide };
}
