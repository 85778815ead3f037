import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { MarketNote } from '#parts/vehicle/MarketNote.tsx';
import { MobileBar } from '#parts/vehicle/MobileBar.tsx';
import { Price } from '#parts/vehicle/Price.tsx';
import { TagBanner } from '#parts/listing/TagBanner.tsx';
import { VehicleActions } from '#parts/vehicle/VehicleActions.tsx';
import { VehicleHeader } from '#parts/vehicle/VehicleHeader.tsx';
import type { LiveVehicleProps } from '../vehicle-props.ts';

type Place = 'tag' | 'price' | 'market' | 'actions' | 'bar' | 'header' | 'said';

/** Empties the page's `data-live` boxes for what is drawn into them from now on. */
function takeOverPlaces(): { place: Place; box: Element }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-live]')].map((box) => {
    box.replaceChildren();
    return { place: box.dataset['live'] as Place, box };
  });
}

export interface CorrectionsProps extends LiveVehicleProps {
  /** What has become of it, in words. */
  said: string;
  /** What of the page buttons can lead to. */
  hasMap: boolean;
  hasCalculator: boolean;
}

/**
 * The vehicle as it is now, in every place that shows what may have changed (VDP-30). It is said politely as well: a
 * screen reader has passed the price already.
 */
export function Corrections({ vehicle, site, contact, said, hasMap, hasCalculator }: CorrectionsProps) {
  const [places] = useState(takeOverPlaces);
  const [now] = useState(() => Math.floor(Date.now() / 1_000));
  const here = isAvailable(vehicle);
  const draw = (place: Place) => {
    switch (place) {
      case 'tag':
        return <TagBanner vehicle={vehicle} site={site} now={now} />;
      case 'bar':
        return <MobileBar vehicle={vehicle} site={site} contact={contact} />;
      case 'header':
        return <VehicleHeader {...{ vehicle, site, contact, hasCalculator }} />;
      case 'price':
        return here ? <Price vehicle={vehicle} site={site} size="large" /> : null;
      case 'market':
        return here ? <MarketNote vehicle={vehicle} site={site} /> : null;
      case 'actions':
        return <VehicleActions {...{ vehicle, site, contact, hasMap, hasCalculator }} />;
      case 'said':
        return said;
    }
  };
  return places.map(({ place, box }, index) => createPortal(draw(place), box, `${place}-${index}`));
}
