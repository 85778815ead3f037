import './VehicleHeader.css';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { createImageUrl } from '#domain/gallery/images.ts';
import { phoneHref } from '#domain/location/phone.ts';
import { createSimilarPath } from '#domain/vehicle/similar-path.ts';
import { canTradeInFor } from '#domain/trade-in/offered.ts';
import { tradeInPath } from '#domain/trade-in/path.ts';
import { nameVehicle } from '#domain/vehicle/named-vehicle.ts';
import { findReserveLink } from '#domain/reservation/reserve-link.ts';
import { isWithdrawn } from '#domain/vehicle/withdrawn.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import type { VehicleBarProps } from '#parts/vehicle/MobileBar.tsx';
import { PhoneText } from '#parts/location/PhoneText.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import { Button } from '#ui/Button.tsx';
import { enquireCommand } from '../page/dialog-command.ts';

/**
 * Picture, name, body and transmission, price and actions after 500 px of scrolling (VDP-07). No weekly figure stands
 * here: beside it there is no room for the comparison rate and its warning (C51, LEGAL 4).
 */
export function VehicleHeader({ vehicle, site, contact, hasCalculator = false }: VehicleBarProps) {
  const text = createVehicleText(site.messages);
  const { actions } = site.vehicle;
  const reserve = findReserveLink(vehicle, site.reserve, actions);
  const picture = vehicle.images[0]?.thumbUrl;
  const about = [vehicle.body, vehicle.transmission].filter(Boolean).join(' · ');
  return (
    <div className="vehicle-header__row page-width">
      {picture ? (
        <img
          src={createImageUrl(picture, 160, site.images)}
          width="84"
          height="56"
          alt=""
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <div className="vehicle-header__about">
        <p className="vehicle-header__name">{vehicle.name}</p>
        {about ? <p className="vehicle-header__facts">{about}</p> : null}
      </div>
      {isAvailable(vehicle) ? (
        <>
          <Price vehicle={vehicle} site={site} />
          {actions.includes('call') && contact.phone ? (
            <Button href={phoneHref(contact.phone)} variant="secondary" icon="phone" data-phone="">
              <PhoneText phone={contact.phone} kind="plain" site={site} />
            </Button>
          ) : null}
          {actions.includes('finance') && hasCalculator ? (
            <Button href="#finance" variant="secondary" className="vehicle-header__finance">
              {text('vehicle.getFinance')}
            </Button>
          ) : null}
          {actions.includes('tradeIn') && canTradeInFor(vehicle, site.tradeIn?.minPrice ?? Infinity) ? (
            <Button
              href={nameVehicle(tradeInPath, vehicle.id)}
              variant="secondary"
              className="vehicle-header__trade-in"
            >
              {text('vehicle.tradeIn')}
            </Button>
          ) : null}
          {actions.includes('enquire') ? (
            <Button {...enquireCommand} variant={reserve ? 'secondary' : 'primary'}>
              {text('vehicle.enquire')}
            </Button>
          ) : null}
          {reserve ? <Button href={reserve}>{text('vehicle.reserve')}</Button> : null}
        </>
      ) : (
        <>
          <p className="vehicle-header__sold">
            {text(isWithdrawn(vehicle) ? 'vehicle.withdrawn' : 'vehicle.sold')}
          </p>
          <Button href={createSimilarPath(vehicle, site)}>{text('vehicle.findSimilar')}</Button>
        </>
      )}
    </div>
  );
}
