import type { VehicleSection } from '#domain/vehicle/section.ts';
import type { ToolHeading } from './section-row.ts';
import { sectionTable } from './section-table.ts';
import type { VehicleView } from './vehicle-view.ts';

/** The headings of a page, in the dealer's order, those over the whole width last: what its links lead to. */
export function listJumps(sections: readonly VehicleSection[], view: VehicleView): ToolHeading[] {
  const rows = sections.map(({ name }) => sectionTable[name]);
  const ordered = [
    ...rows.filter(({ area }) => area === 'details'),
    ...rows.filter(({ area }) => area !== 'details'),
  ];
  return ordered.flatMap(({ heading, tool }) => heading?.(view) ?? tool?.prepare(view)?.heading ?? []);
}
