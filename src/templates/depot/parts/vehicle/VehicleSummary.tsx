import './VehicleSummary.css';
import type { SummaryAreas } from '#parts/vehicle/VehicleSummary.tsx';

/** Everything beside the pictures in one box. Buyers of fleets put it on their list before they read on: that stands with the actions. */
export const VehicleSummary = ({ areas }: { areas: SummaryAreas }) => (
  <div className="vehicle-summary">
    {areas.name}
    {areas.price}
    {areas.estimate}
    {areas.actions}
    {areas.keeping}
    {areas.facts}
  </div>
);
