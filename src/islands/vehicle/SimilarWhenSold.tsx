import { lazy, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Vehicle } from '#domain/vehicle.ts';
import type { LiveSite } from './vehicle-props.ts';

/** Loaded only where it is drawn: most vehicle pages never need it. */
const SimilarLive = lazy(() => import('./SimilarLive.tsx').then((file) => ({ default: file.SimilarLive })));

/** Empties the place of the similar vehicles as built; null on a page without one. */
function takeOverStrip(): Element | null {
  const box = document.querySelector('[data-similar]');
  box?.replaceChildren();
  return box;
}

/** On the page of a vehicle that turns out to be sold: what is like it now takes the place of what was when built. */
export function SimilarWhenSold({ vehicle, site }: { vehicle: Vehicle; site: LiveSite }) {
  const [box] = useState(takeOverStrip);
  const [now] = useState(() => Math.floor(Date.now() / 1_000));
  const most = site.similarVehicles?.most;
  if (!box || most === undefined) return null;
  return createPortal(
    <Suspense>
      <SimilarLive vehicle={vehicle} site={site} most={most} now={now} />
    </Suspense>,
    box,
  );
}
