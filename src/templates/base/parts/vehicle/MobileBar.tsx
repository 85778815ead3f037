import './MobileBar.css';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { phoneHref } from '#domain/location/phone.ts';
import { createSimilarPath } from '#domain/vehicle/similar-path.ts';
import { findReserveLink } from '#domain/reservation/reserve-link.ts';
import type { VehicleContact } from '#domain/vehicle/contact.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { PhoneText } from '#parts/location/PhoneText.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import { Button } from '#ui/Button.tsx';
import { enquireCommand } from '../page/dialog-command.ts';
import type { VehiclePageSite } from './vehicle-site.ts';

export interface VehicleBarProps {
  vehicle: Vehicle;
  site: VehiclePageSite;
  contact: VehicleContact;
  /** Whether the page has a finance calculator for a button to lead to. */
  hasCalculator?: boolean;
}

/**
 * Price, main action and one way to reach a person within reach of a thumb (VDP-29). It ends where the page's content ends. The phone is a sign
 * alone until its number is asked for; then the number has a row of its own above, so that a second tap on the same
 * spot does nothing by mistake.
 */
export function MobileBar({ vehicle, site, contact }: VehicleBarProps) {
  const text = createVehicleText(site.messages);
  const { actions } = site.vehicle;
  if (!isAvailable(vehicle)) {
    return (
      <div className="mobile-bar__row">
        <Button href={createSimilarPath(vehicle, site)} wide>
          {text('vehicle.findSimilar')}
        </Button>
      </div>
    );
  }
  const reserve = findReserveLink(vehicle, site.reserve, actions);
  return (
    <div className="mobile-bar__row">
      <Price vehicle={vehicle} site={site} />
      {reserve && actions.includes('enquire') ? (
        <Button {...enquireCommand} variant="secondary" icon="chat" className="mobile-bar__sign">
          {text('vehicle.enquire')}
        </Button>
      ) : null}
      {!reserve && actions.includes('call') && contact.phone ? (
        <Button
          href={phoneHref(contact.phone)}
          variant="secondary"
          icon="phone"
          className="mobile-bar__sign mobile-bar__call"
          data-phone=""
        >
          <PhoneText phone={contact.phone} kind="call" site={site} />
        </Button>
      ) : null}
      {reserve ? (
        <Button href={reserve}>{text('vehicle.reserve')}</Button>
      ) : actions.includes('enquire') ? (
        <Button {...enquireCommand}>{text('vehicle.enquire')}</Button>
      ) : null}
    </div>
  );
}
