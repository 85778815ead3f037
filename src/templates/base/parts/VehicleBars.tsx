import type { Vehicle } from '#domain/vehicle.ts';
import { MobileBar } from '#parts/MobileBar.tsx';
import { VehicleHeader } from '#parts/VehicleHeader.tsx';
import type { VehiclePageSite } from './vehicle-site.ts';

export interface VehicleBarsProps {
  vehicle: Vehicle;
  site: VehiclePageSite;
  phone: string | null;
}

/** What stays in view while a vehicle page is scrolled: above on wide screens (VDP-07), below on phones (VDP-29). */
export const VehicleBars = ({ vehicle, site, phone }: VehicleBarsProps) => (
  <>
    <div className="vehicle-header" data-live="header">
      <VehicleHeader vehicle={vehicle} site={site} actions={site.vehicleActions} phone={phone} />
    </div>
    <div className="mobile-bar" data-live="bar">
      <MobileBar vehicle={vehicle} site={site} actions={site.vehicleActions} phone={phone} />
    </div>
  </>
);
