import './NamedVehicle.css';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Picture } from '#parts/gallery/Picture.tsx';
import { CardFacts } from '#parts/listing/CardFacts.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import { VehicleName } from '#parts/vehicle/VehicleName.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import type { VehicleSite } from '../vehicle/vehicle-site.ts';

export interface NamedVehicleProps {
  vehicle: Vehicle;
  site: Pick<VehicleSite, 'images' | 'price' | 'messages'>;
  /** What the form does with it, for example 'Your enquiry is about'. */
  label: string;
  /** Back to the form about nothing certain. */
  other: { label: string; href: string };
}

/** The vehicle that a form is about, small, above the form (ROUTE-10). */
export function NamedVehicle({ vehicle, site, label, other }: NamedVehicleProps) {
  const isGone = !isAvailable(vehicle);
  return (
    <div className="named-vehicle" data-gone={isGone ? '' : undefined}>
      <p className="named-vehicle__label">{label}</p>
      <article className="named-vehicle__card">
        <Picture
          src={vehicle.images[0]?.url ?? null}
          alt=""
          emptyText={createVehicleText(site.messages)('vehicle.noPicture')}
          widths={[240, 480]}
          sizes="(width >= 576px) 220px, 34vw"
          images={site.images}
          eager
          className="named-vehicle__picture"
        />
        <div className="named-vehicle__body">
          <h2 className="named-vehicle__title">
            <a href={`/cars/${vehicle.slug}/`}>
              <VehicleName name={vehicle.name} />
            </a>
          </h2>
          <CardFacts vehicle={vehicle} messages={site.messages} className="named-vehicle__facts" />
          {isGone ? null : <Price vehicle={vehicle} site={site} />}
        </div>
      </article>
      {isGone ? null : (
        <a className="named-vehicle__link" href={other.href}>
          {other.label}
        </a>
      )}
    </div>
  );
}

/** The card while its vehicle is looked up; hidden where the address names none. */
export function NamedVehicleSkeleton({ label }: Pick<NamedVehicleProps, 'label'>) {
  return (
    <div className="named-vehicle" data-waiting="" aria-hidden="true">
      <p className="named-vehicle__label">{label}</p>
      <div className="named-vehicle__card">
        <Skeleton shape="picture" />
        <div className="named-vehicle__body">
          <Skeleton shape="title" />
          <Skeleton shape="text" />
          <Skeleton shape="title" />
        </div>
      </div>
      {/* As tall as the link that follows the card. */}
      <span className="named-vehicle__link" />
    </div>
  );
}
