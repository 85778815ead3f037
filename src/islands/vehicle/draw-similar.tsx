import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { drawInto } from './draw-into.ts';
import { SimilarLive } from './SimilarLive.tsx';
import type { LiveSite } from './vehicle-props.ts';

/** Replaces the similar vehicles of the build by current ones. */
export function drawSimilar(vehicle: Vehicle, site: LiveSite): void {
  const box = document.querySelector<HTMLElement>('[data-live="similar"]');
  const most = site.similarVehicles?.most;
  if (!box || most === undefined) return;
  const now = Math.floor(Date.now() / 1_000);
  drawInto(box, <SimilarLive vehicle={vehicle} site={site} most={most} now={now} />);
}
