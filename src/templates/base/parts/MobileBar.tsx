import './MobileBar.css';
import { isAvailable } from '#domain/availability.ts';
import { phoneHref } from '#domain/phone.ts';
import { createSimilarPath } from '#domain/similar-path.ts';
import type { VehicleAction } from '#domain/site.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { createVehicleText } from '#messages/vehicle.ts';
import { Price } from '#parts/Price.tsx';
import { Button } from '#ui/Button.tsx';
import { enquireCommand } from './enquire-command.ts';
import type { VehicleSite } from './vehicle-site.ts';

export interface MobileBarProps {
  vehicle: Vehicle;
  site: VehicleSite;
  actions: VehicleAction[];
  phone: string | null;
}

/** Price and the main action within reach of a thumb (VDP-29). It ends where the page's content ends. */
export function MobileBar({ vehicle, site, actions, phone }: MobileBarProps) {
  const text = createVehicleText(site.messages);
  return (
    <div className="mobile-bar__row">
      {isAvailable(vehicle) ? (
        <>
          <Price vehicle={vehicle} site={site} />
          {actions.includes('call') && phone ? (
            <Button href={phoneHref(phone)} variant="secondary" icon="phone" className="mobile-bar__call">
              <span className="visually-hidden">{text('vehicle.callShort')}</span>
            </Button>
          ) : null}
          {actions.includes('enquire') ? (
            <Button {...enquireCommand}>{text('vehicle.enquire')}</Button>
          ) : null}
        </>
      ) : (
        <Button href={createSimilarPath(vehicle)} wide>
          {text('vehicle.findSimilar')}
        </Button>
      )}
    </div>
  );
}
