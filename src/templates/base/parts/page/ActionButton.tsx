import { phoneHref } from '#domain/location/phone.ts';
import { createEmailLink, createSmsLink, createWhatsappLink } from '#domain/lead/message-links.ts';
import { createShareUrl } from '#domain/page/share-links.ts';
import { createReserveLink } from '#domain/reservation/reserve-link.ts';
import { findDeposit } from '#domain/reservation/reserve-rules.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { VehicleAction } from '#domain/vehicle/actions.ts';
import type { VehicleContact } from '#domain/vehicle/contact.ts';
import { nameVehicle } from '#domain/vehicle/named-vehicle.ts';
import { tradeInPath } from '#domain/trade-in/path.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createContactText } from '#messages/lead/contact.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { PhoneText } from '#parts/location/PhoneText.tsx';
import { PartnerButton } from '#parts/partner/PartnerButton.tsx';
import { Button } from '#ui/Button.tsx';
import { enquireCommand, photosCommand, testDriveCommand } from './dialog-command.ts';
import type { VehiclePageSite } from '../vehicle/vehicle-site.ts';

export interface ActionButtonProps {
  action: VehicleAction;
  /** `way`: one of the ways to reach a person, in their row. */
  variant: 'primary' | 'secondary' | 'quiet' | 'way';
  vehicle: Vehicle;
  site: VehiclePageSite;
  contact: VehicleContact;
}

/** One button of a vehicle page; which ones a vehicle has is decided by `listActions` (VDP-14). */
export function ActionButton({ action, variant: weight, vehicle, site, contact }: ActionButtonProps) {
  const variant = weight === 'way' ? 'quiet' : weight;
  const text = createContactText(site.messages);
  const words = text('contact.hello', {
    dealer: site.name,
    vehicle: vehicle.name,
    url: createShareUrl(site.url, vehicle.slug),
  });
  const leading =
    weight === 'way' ? ({ variant } as const) : ({ variant, size: 'large', wide: true } as const);
  // What the vehicle page's script counts by this name.
  const channel = { variant, 'data-contact': action } as const;
  switch (action) {
    case 'enquire':
      return (
        <Button {...leading} icon="chat" {...enquireCommand}>
          {createVehicleText(site.messages)('vehicle.enquire')}
        </Button>
      );
    case 'testDrive':
      return (
        <Button {...leading} icon="calendar" {...testDriveCommand}>
          {createVehicleText(site.messages)('vehicle.testDrive')}
        </Button>
      );
    case 'call':
      return contact.phone ? (
        <Button {...leading} icon="phone" href={phoneHref(contact.phone)} data-phone="">
          <PhoneText phone={contact.phone} kind={weight === 'way' ? 'way' : 'call'} site={site} />
        </Button>
      ) : null;
    case 'finance':
      return (
        <Button variant="quiet" icon="sliders" href="#finance">
          {createVehicleText(site.messages)('vehicle.getFinance')}
        </Button>
      );
    case 'reserve':
      return site.reserve ? (
        <Button {...leading} icon="check" href={createReserveLink(site.reserve, vehicle)}>
          {createVehicleText(site.messages)('vehicle.reserveFor', {
            deposit: formatMoney(findDeposit(vehicle, site.reserve)),
          })}
        </Button>
      ) : null;
    case 'tradeIn':
      return (
        <Button variant="quiet" icon="swap" href={nameVehicle(tradeInPath, vehicle.id)}>
          {createVehicleText(site.messages)('vehicle.tradeIn')}
        </Button>
      );
    case 'chat': {
      const chat = site.vehicle.partners?.buttons.find(({ isChat }) => isChat);
      return chat ? <PartnerButton button={chat} /> : null;
    }
    case 'whatsapp':
      return contact.whatsapp ? (
        <Button
          {...channel}
          icon="whatsapp"
          href={createWhatsappLink(contact.whatsapp, words)}
          target="_blank"
          rel="noopener"
        >
          {text('contact.whatsapp')}
          <span className="visually-hidden"> {text('contact.newWindow')}</span>
        </Button>
      ) : null;
    case 'sms':
      return contact.sms ? (
        <Button {...channel} icon="sms" href={createSmsLink(contact.sms, words)}>
          {text('contact.sms')}
        </Button>
      ) : null;
    case 'email':
      return contact.email ? (
        <Button
          {...channel}
          icon="mail"
          href={createEmailLink(contact.email, text('contact.subject', { vehicle: vehicle.name }), words)}
        >
          {text('contact.email')}
        </Button>
      ) : null;
    case 'photos':
      return (
        <Button variant="quiet" icon="camera" {...photosCommand}>
          {text('contact.photos')}
        </Button>
      );
    case 'historyReport':
      return vehicle.historyReportUrl ? (
        <Button
          variant="quiet"
          icon="document"
          href={vehicle.historyReportUrl}
          target="_blank"
          rel="noopener"
        >
          {text('contact.historyReport')}
          <span className="visually-hidden"> {text('contact.newWindow')}</span>
        </Button>
      ) : null;
    case 'location':
      return (
        <Button variant="quiet" icon="pin" href="#vehicle-map">
          {text('contact.location')}
        </Button>
      );
    case 'directions':
      return contact.directions ? (
        <Button
          variant="quiet"
          icon="pin"
          href={contact.directions}
          target="_blank"
          rel="noopener"
          data-contact="directions"
        >
          {text('contact.directions')}
          <span className="visually-hidden"> {text('contact.newWindow')}</span>
        </Button>
      ) : null;
    case 'share':
      return null;
  }
}
