import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isAvailable } from '#domain/availability.ts';
import { createLiveText } from '#messages/live.ts';
import { MobileBar } from '#parts/MobileBar.tsx';
import { Price } from '#parts/Price.tsx';
import { TagBanner } from '#parts/TagBanner.tsx';
import { VehicleActions } from '#parts/VehicleActions.tsx';
import { VehicleHeader } from '#parts/VehicleHeader.tsx';
import { SimilarWhenSold } from './SimilarWhenSold.tsx';
import type { LiveVehicleProps } from './vehicle-props.ts';

type Place = 'tag' | 'price' | 'note' | 'actions' | 'bar' | 'header' | 'said';

/** Empties the page's `data-live` boxes for what is drawn into them from now on. */
function takeOverPlaces(): { place: Place; box: Element }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-live]')].map((box) => {
    box.replaceChildren();
    return { place: box.dataset['live'] as Place, box };
  });
}

/**
 * The vehicle as it is now, in every place that shows what may have changed (VDP-30). It is said politely as well: a
 * screen reader has passed the price already.
 */
export function Corrections({ vehicle, site, contact }: LiveVehicleProps) {
  const [places] = useState(takeOverPlaces);
  const [now] = useState(() => Math.floor(Date.now() / 1_000));
  // Built with the page or never: a price that came later brings none.
  const [hasCalculator] = useState(() => document.getElementById('finance') !== null);
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
      // What was said about another price would be wrong; the calculator below knows the new one.
      case 'note':
        return null;
      case 'actions':
        return (
          <VehicleActions {...{ vehicle, site, contact, hasCalculator }} hasMap={site.features.vehicleMap} />
        );
      case 'said':
        return createLiveText(site.messages)(here ? 'live.changed' : 'live.sold');
    }
  };
  return (
    <>
      {places.map(({ place, box }, index) => createPortal(draw(place), box, `${place}-${index}`))}
      {here ? null : <SimilarWhenSold vehicle={vehicle} site={site} />}
    </>
  );
}
