import { canCalculateFinance } from '#domain/finance/estimate.ts';
import { createContactText } from '#messages/lead/contact.ts';
import { MobileBar, type VehicleBarProps } from '#parts/vehicle/MobileBar.tsx';
import { VehicleHeader } from '#parts/vehicle/VehicleHeader.tsx';

/** What stays in view while a vehicle page is scrolled: above on wide screens (VDP-07), below on phones (VDP-29). */
export const VehicleBars = (about: Omit<VehicleBarProps, 'hasCalculator'>) => (
  <>
    <div className="vehicle-header" data-live="header">
      <VehicleHeader
        {...about}
        hasCalculator={canCalculateFinance(about.vehicle, about.site.finance ?? null)}
      />
    </div>
    <div className="mobile-bar" data-live="bar">
      <MobileBar {...about} />
    </div>
    <p
      className="visually-hidden"
      role="status"
      data-phone-said={createContactText(about.site.messages)('contact.revealed')}
    />
  </>
);
