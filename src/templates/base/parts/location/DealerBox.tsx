import './DealerBox.css';
import { phoneHref } from '#domain/location/phone.ts';
import type { Location } from '#domain/location/location.ts';
import type { VehicleContact } from '#domain/vehicle/contact.ts';
import { createLocationText } from '#messages/location/location.ts';
import { AddressLines } from '#parts/location/AddressLines.tsx';
import { HoursTable } from '#parts/location/HoursTable.tsx';
import { OpenNow } from '#parts/location/OpenNow.tsx';
import { Licence } from '#parts/finance/Licence.tsx';
import { PhoneText, type PhoneTextProps } from '#parts/location/PhoneText.tsx';
import { Accordion } from '#ui/Accordion.tsx';
import { Icon } from '#ui/Icon.tsx';

export interface DealerBoxProps {
  location: Location;
  contact: VehicleContact;
  site: PhoneTextProps['site'];
  /** Whether locations have a page of their own to link to. */
  linked: boolean;
}

/** Who sells this vehicle and how to reach them (VDP-18), with the licence number (LEGAL 2). */
export function DealerBox({ location, contact, site, linked }: DealerBoxProps) {
  const { messages } = site;
  const text = createLocationText(messages);
  // A vehicle is sold by sales, whatever the location is above all.
  const sales = location.departments.find(({ type }) => type === 'sales') ?? location.departments[0];
  return (
    <section className="dealer-box" aria-label={text('location.dealer')}>
      <div className="dealer-box__head">
        <Icon name="building" size={24} />
        <div>
          <p className="dealer-box__name">
            {linked ? <a href={`/locations/${location.slug}/`}>{location.name}</a> : location.name}
          </p>
          <AddressLines address={location.address} />
          <OpenNow location={location} department={sales} messages={messages} />
        </div>
      </div>
      <ul className="dealer-box__links" role="list">
        {contact.phone ? (
          <li>
            <a href={phoneHref(contact.phone)} data-phone="">
              <Icon name="phone" size={18} />
              <PhoneText phone={contact.phone} kind="plain" site={site} />
            </a>
          </li>
        ) : null}
        {contact.directions ? (
          <li>
            <a href={contact.directions} rel="noopener" data-contact="directions">
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
