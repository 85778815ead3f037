import './VehiclePage.css';
import '#parts/vehicle/VehicleSummary.css';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Breadcrumb } from '#parts/page/Breadcrumb.tsx';
import { ResultsNav } from '#parts/vehicle/ResultsNav.tsx';
import type { VehiclePageProps } from '#parts/vehicle/VehiclePage.tsx';

/**
 * The frame of a vehicle page for who compares: the name over everything, pictures as a mosaic with the facts as a table below
 * them, a panel that is price and actions alone, then the seller in a line. On a phone the panel comes before the table.
 */
export const VehiclePage = ({ vehicle, messages, crumbs, areas, children }: VehiclePageProps) => (
  <>
    <div className="page-width">
      <div className="vehicle-way">
        <Breadcrumb crumbs={crumbs} label={createVehicleText(messages)('vehicle.breadcrumb')} />
        <ResultsNav messages={messages} />
      </div>
      <article className="vehicle-page" data-vehicle={vehicle.id}>
        <div className="vehicle-summary vehicle-page__head">{areas.name}</div>
        <div className="vehicle-page__pictures">{areas.gallery}</div>
        <div className="vehicle-page__aside">
          <div className="vehicle-summary vehicle-page__deal">
            {areas.price}
            {areas.estimate}
            {areas.actions}
            {areas.keeping}
          </div>
        </div>
        <div className="vehicle-page__facts">{areas.facts}</div>
        <div className="vehicle-page__seller">{areas.dealer}</div>
        <div className="vehicle-page__details">{children}</div>
      </article>
      {areas.wide}
    </div>
    {areas.bars}
  </>
);
