import './DealerBox.css';
import { formatPhone, phoneHref } from '#domain/phone.ts';
import type { Location } from '#domain/location.ts';
import { createLocationText } from '#messages/location.ts';
import { AddressLines } from '#parts/AddressLines.tsx';
import { HoursTable } from '#parts/HoursTable.tsx';
import { OpenNow } from '#parts/OpenNow.tsx';
import { Licence } from '#parts/Licence.tsx';
import { Accordion } from '#ui/Accordion.tsx';
import { Icon } from '#ui/Icon.tsx';

export interface DealerBoxProps {
  location: Location;
  messages: Record<string, string>;
  /** Whether places have a page of their own to link to. */
  linked: boolean;
}

/** Who sells this vehicle and how to reach them (VDP-18), with the licence number (LEGAL 2). */
export function DealerBox({ location, messages, linked }: DealerBoxProps) {
  const text = createLocationText(messages);
  const sales = location.departments[0];
  return (
    <section className="dealer-box" aria-label={text('location.dealer')}>
      <div className="dealer-box__head">
        <Icon name="building" size={24} />
        <div>
          <p className="dealer-box__name">
            {linked ? <a href={`/locations/${location.slug}/`}>{location.name}</a> : location.name}
          </p>
          <AddressLines address={location.address} />
          <OpenNow location={location} messages={messages} />
        </div>
      </div>
      <ul className="dealer-box__links" role="list">
        {location.phone ? (
          <li>
            <a className="numbers" href={phoneHref(location.phone)}>
              <Icon name="phone" size={18} />
              {formatPhone(location.phone)}
            </a>
          </li>
        ) : null}
        {location.address.placeUrl ? (
          <li>
            <a href={location.address.placeUrl} rel="noopener">
              <Icon name="pin" size={18} />
              {text('location.directions')}
            </a>
          </li>
        ) : null}
      </ul>
      {sales && sales.hours.length > 0 ? (
        <Accordion title={text('location.openingHours')}>
          <HoursTable
            hours={sales.hours}
            caption={text(`location.${sales.type}`)}
            messages={messages}
            closedDays={location.closedDays}
          />
        </Accordion>
      ) : null}
      <Licence location={location} messages={messages} />
    </section>
  );
}
