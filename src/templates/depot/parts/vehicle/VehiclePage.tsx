import './VehiclePage.css';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Breadcrumb } from '#parts/page/Breadcrumb.tsx';
import { ResultsNav } from '#parts/vehicle/ResultsNav.tsx';
import { VehicleSummary } from '#parts/vehicle/VehicleSummary.tsx';
import type { VehiclePageProps } from '#parts/vehicle/VehiclePage.tsx';

/** The frame of a vehicle page where figures come first: name, price and facts, then the pictures, then all the rest. */
export const VehiclePage = ({ vehicle, messages, crumbs, areas, children }: VehiclePageProps) => (
  <>
    <div className="page-width">
      <div className="vehicle-way">
        <Breadcrumb crumbs={crumbs} label={createVehicleText(messages)('vehicle.breadcrumb')} />
        <ResultsNav messages={messages} />
      </div>
      <article className="vehicle-page" data-vehicle={vehicle.id}>
        <div className="vehicle-page__aside">
          <VehicleSummary areas={areas} />
        </div>
        <div className="vehicle-page__side">
          {areas.gallery}
          {areas.dealer}
        </div>
        <div className="vehicle-page__details">{children}</div>
      </article>
      {areas.wide}
    </div>
    {areas.bars}
  </>
);
