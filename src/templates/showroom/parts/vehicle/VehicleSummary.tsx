import '#parts/vehicle/VehicleSummary.css';
import type { SummaryAreas } from '#parts/vehicle/VehicleSummary.tsx';

/** Beside the pictures: what it is, whether it fits, how to get it; what it costs a week comes after that (VDP-13). */
export const VehicleSummary = ({ areas }: { areas: SummaryAreas }) => (
  <div className="vehicle-summary">
    {areas.name}
    {areas.price}
    {areas.facts}
    {areas.actions}
    {areas.estimate}
    {areas.keeping}
  </div>
);
