import './VehicleActions.css';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { createSimilarPath } from '#domain/vehicle/similar-path.ts';
import { arrangeActions, listActions } from '#domain/vehicle/actions.ts';
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

/**
 * What a shopper can do now (VDP-14): one main action, one beside it, the ways to reach a person in one row, and all else as
 * links. A vehicle that is gone offers a similar one instead (VDP-30).
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
  const { main, second, contact: ways, rest } = arrangeActions(actions);
  const button = { vehicle, site, contact };
  // A chat stands where the dealer has it among the actions.
  const partners = buttons.filter(({ isChat }) => !(isChat && actions.includes('chat')));
  return (
    <div className="vehicle-actions">
      <StatusNote vehicle={vehicle} messages={site.messages} reserve={site.reserve ?? null} />
      {main ? <ActionButton variant="primary" action={main} {...button} /> : null}
      {second ? <ActionButton variant="secondary" action={second} {...button} /> : null}
      {ways.length > 0 ? (
        <div className="vehicle-actions__contact">
          {ways.map((action) => (
            <ActionButton key={action} variant="way" action={action} {...button} />
          ))}
        </div>
      ) : null}
      {rest.length + partners.length > 0 ? (
        <div className="vehicle-actions__more">
          {rest.map((action) => (
            <ActionButton key={action} variant="quiet" action={action} {...button} />
          ))}
          {partners.map((partner) => (
            <PartnerButton key={partner.name} button={partner} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
