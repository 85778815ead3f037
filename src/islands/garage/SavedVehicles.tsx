import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import {
  createComparePath,
  type ComparedVehicle,
  type Favourite,
  type ViewedVehicle,
} from '#domain/garage/garage.ts';
import { createFavouritesText } from '#messages/garage/saved.ts';
import { EmptyState } from '#parts/listing/EmptyState.tsx';
import { $comparison } from '#stores/garage/comparison.ts';
import { $favourites } from '#stores/garage/saved-vehicles.ts';
import {
  $storedVehicles,
  followStoredVehicles,
  loadStoredVehicles,
  rereadStoredVehicles,
  unreadVehicles,
} from '#stores/garage/stored-vehicles.ts';
import { $viewed } from '#stores/garage/viewed.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import type { GarageSite } from './garage-site.ts';
import { SavedVehicle } from './SavedVehicle.tsx';
import { ViewedVehicles } from './ViewedVehicles.tsx';
import { WaitingCards } from './WaitingCards.tsx';
import { whenBack } from './when-back.ts';

const nothing: never[] = [];

/** Saved and recently viewed vehicles, as they are today (FAV-01, VIEW-01). */
export function Favourites({ site }: { site: GarageSite }) {
  const favourites = useStore($favourites, { ssr: (): Favourite[] => nothing });
  const viewed = useStore($viewed, { ssr: (): ViewedVehicle[] => nothing });
  const compared = useStore($comparison, { ssr: (): ComparedVehicle[] => nothing });
  const { status, vehicles } = useStore($storedVehicles, { ssr: () => unreadVehicles });
  const [now] = useState(() => Math.floor(Date.now() / 1_000));
  const text = createFavouritesText(site.messages);
  useEffect(() => followStoredVehicles(site.search), [site.search]);
  useEffect(() => whenBack(() => void rereadStoredVehicles(site.search)), [site.search]);
  const unknown = favourites.some(({ id }) => !(id in vehicles));
  if (status === 'loading' || (status === 'ready' && unknown)) {
    return <WaitingCards words={text('favourites.loading')} />;
  }
  return (
    <>
      {status === 'failed' ? (
        <Alert tone="warning" title={text('favourites.failed')}>
          <Button variant="secondary" size="small" onClick={() => void loadStoredVehicles(site.search)}>
            {text('favourites.retry')}
          </Button>
        </Alert>
      ) : null}
      {site.garage.favourites && favourites.length === 0 ? (
        <EmptyState
          icon="heart"
          title={text('favourites.emptyTitle')}
          text={text('favourites.empty')}
          action={{ label: text('favourites.search'), href: site.listingPath }}
        />
      ) : null}
      {compared.length > 0 ? (
        <p className="garage-compare">
          <Button href={createComparePath([])} variant="secondary" size="small" icon="compare">
            {text('favourites.compare', { count: compared.length })}
          </Button>
        </p>
      ) : null}
      <ul className="vehicle-grid" role="list">
        {favourites.map((favourite) => (
          <li key={favourite.id}>
            <SavedVehicle
              favourite={favourite}
              vehicle={vehicles[favourite.id]}
              site={site}
              now={now}
              text={text}
            />
          </li>
        ))}
      </ul>
      {site.garage.viewed ? (
        <ViewedVehicles
          vehicles={viewed.flatMap(({ id }) => vehicles[id] ?? [])}
          site={site}
          now={now}
          text={text}
        />
      ) : null}
    </>
  );
}
