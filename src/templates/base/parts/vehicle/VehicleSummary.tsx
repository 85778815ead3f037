import './VehicleSummary.css';
import type { ReactNode } from 'react';

/** What is said of a vehicle beside its pictures, by what a shopper asks: what, for how much, how to get it, whether it fits. */
export type SummaryAreas = Readonly<
  Record<'name' | 'price' | 'estimate' | 'actions' | 'facts' | 'keeping', ReactNode>
>;

/** Everything beside the pictures in one box, from its name to what can be kept of it (VDP-13). */
export const VehicleSummary = ({ areas }: { areas: SummaryAreas }) => (
  <div className="vehicle-summary">
    {areas.name}
    {areas.price}
    {areas.estimate}
    {areas.actions}
    {areas.facts}
    {areas.keeping}
  </div>
);
