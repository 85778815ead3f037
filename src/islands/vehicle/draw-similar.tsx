import { createRoot } from 'react-dom/client';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { SimilarLive } from './SimilarLive.tsx';
import type { LiveSite } from './vehicle-props.ts';

/** What is like a vehicle now takes the place of what was when its page was built; once is enough. */
export function drawSimilar(vehicle: Vehicle, site: LiveSite): void {
  const box = document.querySelector<HTMLElement>('[data-similar]');
  const most = site.similarVehicles?.most;
  if (!box || most === undefined || box.dataset['similar'] === 'live') return;
  box.dataset['similar'] = 'live';
  const now = Math.floor(Date.now() / 1_000);
  createRoot(box).render(<SimilarLive vehicle={vehicle} site={site} most={most} now={now} />);
}
