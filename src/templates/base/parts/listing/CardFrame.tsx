import type { ReactNode } from 'react';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { GarageButtons } from '#parts/garage/GarageButtons.tsx';
import { Picture } from '#parts/gallery/Picture.tsx';
import { TagBanner } from '#parts/listing/TagBanner.tsx';
import type { VehicleSite } from '../vehicle/vehicle-site.ts';

/** What every card of a vehicle is drawn from. */
export interface CardProps {
  vehicle: CardVehicle;
  site: VehicleSite;
  /** Epoch seconds. */
  now: number;
  /** True for the few cards of the first screen. */
  eager?: boolean;
}

export interface CardFrameProps extends CardProps {
  /** Widths of the picture in pixels, and its size on the page as in HTML. */
  widths: readonly number[];
  sizes: string;
  /** What lies over the picture beside the tag and the buttons. */
  over?: ReactNode;
  children: ReactNode;
}

/** The card of a vehicle with its picture; what stands below the picture is each look's own. */
export function CardFrame({
  vehicle,
  site,
  now,
  eager = false,
  widths,
  sizes,
  over,
  children,
}: CardFrameProps) {
  return (
    <article
      className="vehicle-card"
      data-unavailable={isAvailable(vehicle) ? undefined : site.card.soldStyle}
    >
      <div className="vehicle-card__media">
        <Picture
          src={vehicle.primaryImageUrl}
          alt=""
          emptyText={createVehicleText(site.messages)('vehicle.noPicture')}
          widths={widths}
          sizes={sizes}
          images={site.images}
          eager={eager}
        />
        <div className="vehicle-card__tag">
          <TagBanner vehicle={vehicle} site={site} now={now} />
        </div>
        <GarageButtons vehicle={vehicle} site={site} variant="card" />
        {over}
      </div>
      <div className="vehicle-card__body">{children}</div>
    </article>
  );
}
