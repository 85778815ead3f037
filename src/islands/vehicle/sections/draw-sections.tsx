import { Fragment, type ReactNode } from 'react';
import type { VehicleSection } from '#domain/vehicle/section.ts';
import type { LookArea } from './section-row.ts';
import { listSections, sectionTable, type SectionName } from './section-table.ts';
import type { VehicleView } from './vehicle-view.ts';

/** A section by its name, or as the dealer wrote it. */
type Drawable = { name: SectionName } | VehicleSection;

function drawSection(section: Drawable, view: VehicleView): ReactNode {
  const { name } = section;
  const { draw, box } = sectionTable[name];
  // Only sections that dealers arrange read what dealers wrote.
  const content = draw(view, section as VehicleSection);
  if (box === undefined) return content;
  return (
    <div className={box || undefined} data-live={name}>
      {content}
    </div>
  );
}

export interface SectionListProps {
  sections: readonly Drawable[];
  view: VehicleView;
}

/** Sections of a vehicle page, one below the other. */
export const SectionList = ({ sections, view }: SectionListProps) =>
  sections.map((section, index) => <Fragment key={index}>{drawSection(section, view)}</Fragment>);

/** The sections of an area that dealers do not arrange. */
export const drawArea = (area: LookArea, view: VehicleView): ReactNode => (
  <SectionList sections={listSections(area).map((name) => ({ name }))} view={view} />
);

/** The dealer's sections of one area, in the dealer's order (VDP-01). */
export const selectSections = (
  sections: readonly VehicleSection[],
  area: 'details' | 'wide',
): VehicleSection[] => sections.filter(({ name }) => sectionTable[name].area === area);
