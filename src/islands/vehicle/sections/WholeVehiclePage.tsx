import type { ReactNode } from 'react';
import type { Crumb } from '#domain/page/breadcrumbs.ts';
import type { VehicleSection } from '#domain/vehicle/section.ts';
import { JumpLinks } from '#parts/vehicle/JumpLinks.tsx';
import { VehiclePage } from '#parts/vehicle/VehiclePage.tsx';
import { drawArea, SectionList, selectSections } from './draw-sections.tsx';
import { listJumps } from './list-jumps.ts';
import type { VehicleView } from './vehicle-view.ts';

export interface WholeVehiclePageProps {
  view: VehicleView;
  /** The dealer's sections, in the dealer's order. */
  sections: readonly VehicleSection[];
  crumbs: Crumb[];
  /** Content beside the summary, where the caller has drawn it: a built page has islands there. */
  children?: ReactNode;
}

/** A vehicle page with every section of the table in its place. */
export const WholeVehiclePage = ({ view, sections, crumbs, children }: WholeVehiclePageProps) => (
  <VehiclePage
    vehicle={view.vehicle}
    messages={view.site.messages}
    crumbs={crumbs}
    areas={{
      gallery: drawArea('gallery', view),
      name: drawArea('name', view),
      price: drawArea('price', view),
      estimate: drawArea('estimate', view),
      actions: drawArea('actions', view),
      facts: drawArea('facts', view),
      keeping: drawArea('keeping', view),
      dealer: drawArea('dealer', view),
      wide: <SectionList sections={selectSections(sections, 'wide')} view={view} />,
      bars: drawArea('bars', view),
    }}
  >
    <JumpLinks links={listJumps(sections, view)} messages={view.site.messages} />
    {children ?? <SectionList sections={selectSections(sections, 'details')} view={view} />}
  </VehiclePage>
);
