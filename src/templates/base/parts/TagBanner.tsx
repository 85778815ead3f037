import './TagBanner.css';
import { chooseTag } from '#domain/tags.ts';
import { formatTag } from '#messages/tags.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import type { VehicleSite } from './vehicle-site.ts';

export interface TagBannerProps {
  vehicle: Vehicle;
  site: VehicleSite;
  /** Epoch seconds. */
  now: number;
}

/** The one banner that says most about a vehicle right now, or nothing (TAG-02…04). */
export function TagBanner({ vehicle, site, now }: TagBannerProps) {
  const tag = chooseTag(vehicle, site.tags, now);
  return tag ? (
    <span className="tag-banner" data-kind={tag.kind}>
      {formatTag(tag, site.messages)}
    </span>
  ) : null;
}
