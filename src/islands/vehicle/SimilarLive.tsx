import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { SimilarVehicles } from '#parts/vehicle/similar/SimilarVehicles.tsx';
import { $similarVehicles, findSimilarVehicles } from '#stores/vehicle/similar-vehicles.ts';
import type { LiveSite } from './vehicle-props.ts';

export interface SimilarLiveProps {
  vehicle: Vehicle;
  site: LiveSite;
  /** How many are shown at most. */
  most: number;
  /** Epoch seconds. */
  now: number;
}

/** Vehicles like this one as they are now: placeholders first, then vehicles or a way to search (VDP-22). */
export function SimilarLive({ vehicle, site, most, now }: SimilarLiveProps) {
  const { status, vehicles } = useStore($similarVehicles);
  useEffect(() => {
    void findSimilarVehicles(site, vehicle, most);
  }, [site, vehicle, most]);
  return (
    <SimilarVehicles
      of={vehicle}
      vehicles={vehicles}
      waiting={status === 'looking'}
      failed={status === 'failed'}
      site={site}
      now={now}
    />
  );
}
