import './VehicleCard.css';
import { memo } from 'react';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { CardActions } from '#parts/listing/CardActions.tsx';
import { CardFacts } from '#parts/listing/CardFacts.tsx';
import { CardName } from '#parts/listing/CardName.tsx';
import { GarageButtons } from '#parts/garage/GarageButtons.tsx';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import { TagBanner } from '#parts/listing/TagBanner.tsx';
import type { VehicleCardProps } from '#parts/listing/VehicleCard.tsx';
import { Icon } from '#ui/Icon.tsx';

/** A dense card: the price stands above the title's facts, numbers everywhere (CARD-02…04); drawn once at build. */
export const VehicleCard = memo(function VehicleCard({
  vehicle,
  site,
  now,
  eager = false,
  headingLevel = 'h3',
  note = null,
}: VehicleCardProps) {
  const text = createVehicleText(site.messages);
  const Heading = headingLevel;
  return (
    <article
      className="vehicle-card"
      data-unavailable={isAvailable(vehicle) ? undefined : site.card.soldStyle}
    >
      <div className="vehicle-card__media">
        <Picture
          src={vehicle.primaryImageUrl}
          alt=""
          emptyText={text('vehicle.noPicture')}
          widths={[320, 480, 640]}
          sizes="(width >= 992px) 290px, (width >= 576px) 45vw, 92vw"
          images={site.images}
          eager={eager}
        />
        <div className="vehicle-card__tag">
          <TagBanner vehicle={vehicle} site={site} now={now} />
        </div>
        <GarageButtons vehicle={vehicle} site={site} variant="card" />
        {(vehicle.photosCount ?? 0) > 1 ? (
          <span className="vehicle-card__photos numbers">
            <Icon name="camera" size={14} />
            {vehicle.photosCount}
          </span>
        ) : null}
      </div>
      <div className="vehicle-card__body">
        <Heading className="vehicle-card__title">
          <a href={`/cars/${vehicle.slug}/`}>
            <CardName vehicle={vehicle} />
          </a>
        </Heading>
        <div className="vehicle-card__foot">
          {note ? <p className="vehicle-card__note">{note}</p> : null}
          <Price vehicle={vehicle} site={site} />
          <CardFacts vehicle={vehicle} messages={site.messages} />
          {vehicle.locationName ? (
            <p className="vehicle-card__place">
              <Icon name="pin" size={16} />
              <span>{vehicle.locationName}</span>
            </p>
          ) : null}
          <CardActions
            vehicle={vehicle}
            listingPath={site.listingPath}
            rules={site.card}
            messages={site.messages}
          />
        </div>
      </div>
    </article>
  );
});
