import './VehicleActions.css';
import { isAvailable } from '#domain/availability.ts';
import { formatPhone, phoneHref } from '#domain/phone.ts';
import { createSimilarPath } from '#domain/similar-path.ts';
import type { VehicleAction } from '#domain/site.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { createVehicleText } from '#messages/vehicle.ts';
import { Button } from '#ui/Button.tsx';
import { enquireCommand } from './enquire-command.ts';

export interface VehicleActionsProps {
  vehicle: Vehicle;
  actions: VehicleAction[];
  phone: string | null;
  messages: Record<string, string>;
  /** Whether the page has a map section for its location button to lead to (ROUTE-25). */
  hasMap?: boolean;
}

/**
 * What a shopper can do now (VDP-14). A vehicle that is gone offers a similar one instead (VDP-30). The enquire button
 * carries `data-action="enquire"`, which the enquiry island listens to.
 */
export function VehicleActions({ vehicle, actions, phone, messages, hasMap = false }: VehicleActionsProps) {
  const text = createVehicleText(messages);
  if (!isAvailable(vehicle)) {
    return (
      <div className="vehicle-actions">
        <p className="vehicle-actions__sold">{text('vehicle.sold')}</p>
        <Button href={createSimilarPath(vehicle)} size="large" wide>
          {text('vehicle.findSimilar')}
        </Button>
      </div>
    );
  }
  return (
    <div className="vehicle-actions">
      {actions.includes('enquire') ? (
        <Button size="large" wide icon="chat" {...enquireCommand}>
          {text('vehicle.enquire')}
        </Button>
      ) : null}
      {actions.includes('call') && phone ? (
        <Button href={phoneHref(phone)} variant="secondary" size="large" wide icon="phone">
          {text('vehicle.call', { phone: formatPhone(phone) })}
        </Button>
      ) : null}
      {actions.includes('directions') && hasMap ? (
        <Button href="#vehicle-map" variant="quiet" icon="pin">
          {text('vehicle.location')}
        </Button>
      ) : null}
      {vehicle.historyReportUrl ? (
        <Button
          href={vehicle.historyReportUrl}
          variant="quiet"
          icon="document"
          target="_blank"
          rel="noopener"
        >
          {text('vehicle.historyReport')}
        </Button>
      ) : null}
    </div>
  );
}
