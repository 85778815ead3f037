import { useState } from 'react';
import { createPortal } from 'react-dom';
import { isAvailable } from '#domain/availability.ts';
import { MobileBar } from '#parts/MobileBar.tsx';
import { Price } from '#parts/Price.tsx';
import { TagBanner } from '#parts/TagBanner.tsx';
import { VehicleActions } from '#parts/VehicleActions.tsx';
import { VehicleHeader } from '#parts/VehicleHeader.tsx';
import { SimilarWhenSold } from './SimilarWhenSold.tsx';
import type { LiveVehicleProps } from './vehicle-props.ts';

type Place = 'tag' | 'price' | 'note' | 'actions' | 'bar' | 'header';

/** Empties the page's `data-live` boxes for what is drawn into them from now on. */
function takeOverPlaces(): { place: Place; box: Element }[] {
  return [...document.querySelectorAll<HTMLElement>('[data-live]')].map((box) => {
    box.replaceChildren();
    return { place: box.dataset['live'] as Place, box };
  });
}

/** The vehicle as it is now, in every place that shows what may have changed. */
export function Corrections({ vehicle, site, phone }: LiveVehicleProps) {
  const [places] = useState(takeOverPlaces);
  const [now] = useState(() => Math.floor(Date.now() / 1_000));
  const { vehicleActions: actions, messages } = site;
  const draw = (place: Place) => {
    if (place === 'tag') return <TagBanner vehicle={vehicle} site={site} now={now} />;
    if (place === 'bar') return <MobileBar vehicle={vehicle} site={site} actions={actions} phone={phone} />;
    if (place === 'header')
      return <VehicleHeader vehicle={vehicle} site={site} actions={actions} phone={phone} />;
    if (place === 'price') {
      return isAvailable(vehicle) ? <Price vehicle={vehicle} site={site} size="large" /> : null;
    }
    // What was said about another price would be wrong; the calculator below knows the new one.
    if (place === 'note') return null;
    return <VehicleActions vehicle={vehicle} actions={actions} phone={phone} messages={messages} />;
  };
  return (
    <>
      {places.map(({ place, box }, index) => createPortal(draw(place), box, `${place}-${index}`))}
      {isAvailable(vehicle) ? null : <SimilarWhenSold vehicle={vehicle} site={site} />}
    </>
  );
}
