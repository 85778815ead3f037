import './TagBanner.css';
import { findOfMake } from '#domain/vehicle/certified.ts';
import { listTags, type Tag } from '#domain/vehicle/tags.ts';
import { formatTag } from '#messages/vehicle/tags.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import type { VehicleSite } from '../vehicle/vehicle-site.ts';

export interface TagBannerProps {
  vehicle: CardVehicle;
  site: VehicleSite;
  /** Epoch seconds. */
  now: number;
}

/** One banner in words; a programme's picture where it has one (VDP-21). */
function Banner({ tag, vehicle, site }: Omit<TagBannerProps, 'now'> & { tag: Tag }) {
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

/**
 * The banner that says most about a vehicle right now, or nothing (TAG-02…04). A second one says that the vehicle is reserved,
 * where the first is the dealer's own or a programme's.
 */
export function TagBanner({ vehicle, site, now }: TagBannerProps) {
  const [tag, reserved] = listTags(vehicle, site.tags, now);
  if (!tag) return null;
  const first = <Banner {...{ tag, vehicle, site }} />;
  if (!reserved) return first;
  return (
    <span className="tag-banners">
      {first}
      <Banner {...{ tag: reserved, vehicle, site }} />
    </span>
  );
}
