import type { ReactNode } from 'react';
import type { Crumb } from '#domain/page/breadcrumbs.ts';
import type { VehicleSection } from '#domain/vehicle/section.ts';
import { JumpLinks } from '#parts/vehicle/JumpLinks.tsx';
import { VehiclePage } from '#parts/vehicle/VehiclePage.tsx';
import { arrangeSections } from './arrange-sections.ts';
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

/**
 * A vehicle page with every section of the table in its place. Where the vehicle is taken, those like it come next, before its
 * dealer and what is left to read of it (VDP-22).
 */
export const WholeVehiclePage = ({ view, sections, crumbs, children }: WholeVehiclePageProps) => {
  const { isTaken, first, rest } = arrangeSections(sections, view.vehicle);
  return (
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
        dealer: isTaken ? null : drawArea('dealer', view),
        wide: <SectionList sections={selectSections(rest, 'wide')} view={view} />,
        bars: drawArea('bars', view),
      }}
    >
      {isTaken ? (
        <>
          <SectionList sections={first} view={view} />
          {drawArea('dealer', view)}
        </>
      ) : null}
      <JumpLinks links={listJumps(rest, view)} messages={view.site.messages} />
      {children ?? <SectionList sections={selectSections(rest, 'details')} view={view} />}
    </VehiclePage>
  );
};
