import './VehicleCard.css';
import { memo } from 'react';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { CardActions } from '#parts/listing/CardActions.tsx';
import { CardFacts } from '#parts/listing/CardFacts.tsx';
import { CardName } from '#parts/listing/CardName.tsx';
import { GarageButtons } from '#parts/garage/GarageButtons.tsx';
import { Picture } from '#parts/gallery/Picture.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import { TagBanner } from '#parts/listing/TagBanner.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { VehicleSite } from '../vehicle/vehicle-site.ts';

export interface VehicleCardProps {
  vehicle: CardVehicle;
  site: VehicleSite;
  /** Epoch seconds. */
  now: number;
  /** True for the few cards of the first screen. */
  eager?: boolean;
  headingLevel?: 'h2' | 'h3';
  /** One line above the price, for example that it fell. */
  note?: string | null;
}

/**
 * One vehicle in a list (CARD-02…04). The whole card is one link; the picture is the largest thing on it.
 * `memo` lets the build draw the card of a vehicle once for all pages that show it.
 */
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
          widths={[320, 480, 640, 960]}
          sizes="(width >= 1200px) 300px, (width >= 768px) 45vw, 92vw"
          images={site.images}
          eager={eager}
        />
        <div className="vehicle-card__tag">
          <TagBanner vehicle={vehicle} site={site} now={now} />
        </div>
        <GarageButtons vehicle={vehicle} site={site} variant="card" />
      </div>
      <div className="vehicle-card__body">
        <div>
          <Heading className="vehicle-card__title">
            <a href={`/cars/${vehicle.slug}/`}>
              <CardName vehicle={vehicle} />
            </a>
          </Heading>
        </div>
        <CardFacts vehicle={vehicle} messages={site.messages} />
        <div className="vehicle-card__foot">
          {note ? <p className="vehicle-card__note">{note}</p> : null}
          <Price vehicle={vehicle} site={site} />
          {vehicle.locationName ? (
            <p className="vehicle-card__place">
              <Icon name="pin" size={16} />
              {vehicle.locationName}
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
