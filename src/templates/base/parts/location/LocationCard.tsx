import './LocationCard.css';
import { findPicture } from '#domain/gallery/own-picture.ts';
import { formatPhone, phoneHref } from '#domain/location/phone.ts';
import { findMainDepartment, type Location, type LocationType } from '#domain/location/location.ts';
import type { Site } from '#domain/site/site.ts';
import { createLocationText } from '#messages/location/location.ts';
import { AddressLines } from '#parts/location/AddressLines.tsx';
import { HolidayLink } from '#parts/location/HolidayLink.tsx';
import { HoursTable } from '#parts/location/HoursTable.tsx';
import { OpenNow } from '#parts/location/OpenNow.tsx';
import { Licence } from '#parts/finance/Licence.tsx';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Button } from '#ui/Button.tsx';

export interface LocationCardProps {
  location: Location;
  site: Pick<Site, 'images' | 'pictures' | 'messages' | 'locationPages' | 'locations' | 'holidayHours'>;
  headingLevel?: 'h2' | 'h3';
  /** Whose hours and number it says; that which the location is above all when left out. */
  type?: LocationType | null;
}

/** One location: where, when, and how to reach it (LOC-03, LOC-05). */
export function LocationCard({ location, site, headingLevel = 'h3', type = null }: LocationCardProps) {
  const text = createLocationText(site.messages);
  const Heading = headingLevel;
  const asked = location.departments.find((department) => department.type === type);
  const department = asked ?? findMainDepartment(location);
  const phone = asked?.phone ?? location.phone;
  return (
    <div className="location-card">
      {location.image ? (
        <Picture
          src={findPicture(location.image, site)}
          alt=""
          ratio="16:9"
          widths={[360, 640, 960]}
          sizes="(width >= 992px) 400px, 92vw"
          images={site.images}
        />
      ) : site.locations.some(({ image }) => image) ? (
        <p className="picture" data-ratio="16:9" data-empty="" aria-hidden="true">
          <span className="location-card__name">{location.address.suburb}</span>
        </p>
      ) : null}
      <div className="location-card__body">
        <Heading className="location-card__name">{location.name}</Heading>
        <AddressLines address={location.address} />
        <OpenNow location={location} department={department} messages={site.messages} />
        <div className="location-card__actions">
          {phone ? (
            <Button href={phoneHref(phone)} variant="secondary" size="small" icon="phone">
              {formatPhone(phone)}
            </Button>
          ) : null}
          {site.locationPages ? (
            <Button href={`/locations/${location.slug}/`} variant="quiet" size="small">
              {text(site.locations.length > 1 ? 'location.view' : 'location.viewOnly')}
              <span className="visually-hidden">: {location.name}</span>
            </Button>
          ) : null}
        </div>
        <HoursTable
          hours={department?.hours ?? []}
          caption={text('location.openingHours')}
          messages={site.messages}
          closedDays={location.closedDays}
        />
        <HolidayLink
          holidayHours={site.holidayHours}
          locations={[location]}
          location={location.slug}
          messages={site.messages}
        />
        <Licence location={location} messages={site.messages} />
      </div>
    </div>
  );
}
