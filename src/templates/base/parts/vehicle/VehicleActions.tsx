import './VehicleActions.css';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { createSimilarPath } from '#domain/vehicle/similar-path.ts';
import { listActions, type VehicleAction } from '#domain/vehicle/actions.ts';
import type { VehicleContact } from '#domain/vehicle/contact.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { isWithdrawn } from '#domain/vehicle/withdrawn.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { PartnerButton } from '#parts/partner/PartnerButton.tsx';
import { ActionButton } from '#parts/page/ActionButton.tsx';
import { StatusNote } from '#parts/vehicle/StatusNote.tsx';
import { Button } from '#ui/Button.tsx';
import type { VehiclePageSite } from './vehicle-site.ts';

export interface VehicleActionsProps {
  vehicle: Vehicle;
  site: VehiclePageSite;
  contact: VehicleContact;
  /** Whether the page has a map section for its location button to lead to (ROUTE-25). */
  hasMap?: boolean;
  /** Whether the page has a finance calculator for its button to lead to (VDP-14). */
  hasCalculator?: boolean;
}

/** What leads to a sale: the first of them is the page's main action, the others come next, all else stands as a link. */
const leading: readonly VehicleAction[] = ['enquire', 'testDrive', 'reserve', 'call'];

/**
 * What a shopper can do now, in the dealer's order (VDP-14): what leads to a sale, then all else. A vehicle that is gone offers a similar one instead
 * (VDP-30).
 */
export function VehicleActions({
  vehicle,
  site,
  contact,
  hasMap = false,
  hasCalculator = false,
}: VehicleActionsProps) {
  const text = createVehicleText(site.messages);
  if (!isAvailable(vehicle)) {
    return (
      <div className="vehicle-actions">
        <p className="vehicle-actions__sold">
          <strong>{text(isWithdrawn(vehicle) ? 'vehicle.withdrawn' : 'vehicle.sold')}</strong>
          {text(isWithdrawn(vehicle) ? 'vehicle.withdrawnText' : 'vehicle.soldText')}
        </p>
        <Button href={createSimilarPath(vehicle, site)} size="large" wide>
          {text('vehicle.findSimilar')}
        </Button>
      </div>
    );
  }
  const buttons = site.vehicle.partners?.buttons ?? [];
  const hasChat = buttons.some(({ isChat }) => isChat);
  const actions = listActions(site.vehicle.actions, {
    ...{ vehicle, contact, hasMap, hasCalculator, hasChat },
    fewPictures: site.vehicle.fewPictures,
    reserve: site.reserve ?? null,
    tradeInFrom: site.tradeIn?.minPrice ?? null,
  });
  const main = actions.find((action) => leading.includes(action)) ?? actions[0];
  const isLeading = (action: VehicleAction): boolean => action === main || leading.includes(action);
  const more = actions.filter((action) => !isLeading(action));
  // A chat stands where the dealer has it among the actions.
  const partners = buttons.filter(({ isChat }) => !(isChat && actions.includes('chat')));
  return (
    <div className="vehicle-actions">
      <StatusNote vehicle={vehicle} messages={site.messages} />
      {actions.filter(isLeading).map((action) => (
        <ActionButton
          key={action}
          variant={action === main ? 'primary' : 'secondary'}
          {...{ action, vehicle, site, contact }}
        />
      ))}
      {more.length + partners.length > 0 ? (
        <div className="vehicle-actions__more">
          {more.map((action) => (
            <ActionButton key={action} variant="quiet" {...{ action, vehicle, site, contact }} />
          ))}
          {partners.map((button) => (
            <PartnerButton key={button.name} button={button} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
