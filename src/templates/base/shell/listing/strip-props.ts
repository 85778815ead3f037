import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';

/** A section of vehicles, and what draws them in it. */
export interface StripProps {
  site: Site;
  vehicles: Vehicle[];
  /** Epoch seconds. */
  now: number;
  title: string;
  /** A sentence under the title. */
  text?: string | undefined;
  /** The way to all of them. */
  link?: { label: string; href: string } | undefined;
  id?: string | undefined;
}
