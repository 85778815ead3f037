import './TagBanner.css';
import { findOfMake } from '#domain/vehicle/certified.ts';
import { chooseTag } from '#domain/vehicle/tags.ts';
import { formatTag } from '#messages/vehicle/tags.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import type { VehicleSite } from '../vehicle/vehicle-site.ts';

export interface TagBannerProps {
  vehicle: CardVehicle;
  site: VehicleSite;
  /** Epoch seconds. */
  now: number;
}

/**
 * The one banner that says most about a vehicle right now, or nothing (TAG-02…04); a programme's picture where it has one
 * (VDP-21).
 */
export function TagBanner({ vehicle, site, now }: TagBannerProps) {
  const tag = chooseTag(vehicle, site.tags, now);
  if (!tag) return null;
  const own = tag.kind === 'certified' ? findOfMake(site.tags.certifiedTags, vehicle.make) : null;
  if (own?.image) {
    const { src, width, height } = own.image;
    return <img className="tag-image" src={src} width={width} height={height} alt={own.label} />;
  }
  return (
    <span className="tag-banner" data-kind={tag.kind}>
      {own?.label ?? formatTag(tag, site.messages)}
    </span>
  );
}
