import './VehiclePage.css';
import type { ReactNode } from 'react';
import type { Crumb } from '#domain/page/breadcrumbs.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { ResultsNav } from '#parts/vehicle/ResultsNav.tsx';
import { Breadcrumb } from '#parts/page/Breadcrumb.tsx';
import { VehicleSummary, type SummaryAreas } from '#parts/vehicle/VehicleSummary.tsx';

export interface VehiclePageProps {
  vehicle: Pick<Vehicle, 'id'>;
  messages: Record<string, string>;
  crumbs: Crumb[];
  /** Sections by their area; `islands/vehicle/sections/section-table.ts` says which there are. */
  areas: SummaryAreas & Readonly<Record<'gallery' | 'dealer' | 'wide' | 'bars', ReactNode>>;
  /** What the dealer arranges beside the summary. */
  children?: ReactNode;
}

/** The frame of a vehicle page: what stands where. A look that orders it anew draws each area once. */
export const VehiclePage = ({ vehicle, messages, crumbs, areas, children }: VehiclePageProps) => (
  <>
    <div className="page-width">
      <div className="vehicle-way">
        <Breadcrumb crumbs={crumbs} label={createVehicleText(messages)('vehicle.breadcrumb')} />
        <ResultsNav messages={messages} />
      </div>
      <article className="vehicle-page" data-vehicle={vehicle.id}>
        {areas.gallery}
        <div className="vehicle-page__aside">
          <VehicleSummary areas={areas} />
          {areas.dealer}
        </div>
        <div className="vehicle-page__details">{children}</div>
      </article>
      {areas.wide}
    </div>
    {areas.bars}
  </>
);
