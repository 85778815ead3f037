import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { isAvailable } from '#domain/availability.ts';
import { createVehicleData } from '#domain/structured-data.ts';
import { createLiveText } from '#messages/live.ts';
import { $liveVehicle, checkVehicle, type LiveVehicleState } from '#stores/live-vehicle.ts';
import { replaceStructuredData } from './structured-data.ts';
import type { LiveVehicleProps } from './vehicle-props.ts';

/** Fetched only when a page is wrong, which is rare: it brings half of the vehicle page's parts along. */
const Corrections = lazy(() =>
  import('./Corrections.tsx').then(({ Corrections: drawn }) => ({ default: drawn })),
);

const unchanged: LiveVehicleState = { changed: null };

/**
 * Reads the vehicle again and corrects price, price type, status, buttons and markup wherever the page shows them
 * (VDP-30), and says so politely: a screen reader has passed the price already. As long as nothing differs, nothing is
 * drawn.
 */
export function LiveVehicle({ vehicle, site, phone }: LiveVehicleProps) {
  const { changed } = useStore($liveVehicle, { ssr: () => unchanged });
  const text = createLiveText(site.messages);
  useEffect(() => {
    void checkVehicle(site.search, vehicle);
  }, [site.search, vehicle]);
  useEffect(() => {
    if (changed) replaceStructuredData(createVehicleData(changed, site));
  }, [changed, site]);
  return (
    <>
      {changed ? (
        <Suspense fallback={null}>
          <Corrections vehicle={changed} site={site} phone={phone} />
        </Suspense>
      ) : null}
      <p className="visually-hidden" role="status">
        {changed ? text(isAvailable(changed) ? 'live.changed' : 'live.sold') : null}
      </p>
    </>
  );
}
