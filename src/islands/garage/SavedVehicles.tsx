import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import {
  createComparePath,
  type ComparedVehicle,
  type SavedVehicleRecord,
  type ViewedVehicle,
} from '#domain/garage/garage.ts';
import { countSavedChanges } from '#domain/garage/saved-change.ts';
import { createSavedText } from '#messages/garage/saved.ts';
import { enumerate } from '#messages/site/text.ts';
import { EmptyState } from '#parts/listing/EmptyState.tsx';
import { $comparison } from '#stores/garage/comparison.ts';
import { $savedVehicles } from '#stores/garage/saved-vehicles.ts';
import {
  $storedVehicles,
  checkStoredVehicles,
  followStoredVehicles,
  loadStoredVehicles,
  unreadVehicles,
} from '#stores/garage/stored-vehicles.ts';
import { $viewed } from '#stores/garage/viewed.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import type { SavedSite } from './garage-site.ts';
import { SavedVehicleList } from './SavedVehicleList.tsx';
import { ViewedVehicles } from './ViewedVehicles.tsx';
import { WaitingCards } from './WaitingCards.tsx';
import { keepFresh } from './when-back.ts';

const nothing: never[] = [];

/** Saved and recently viewed vehicles, as they are today (FAV-01, VIEW-01). */
export function SavedVehicles({ site }: { site: SavedSite }) {
  const saved = useStore($savedVehicles, { ssr: (): SavedVehicleRecord[] => nothing });
  const viewed = useStore($viewed, { ssr: (): ViewedVehicle[] => nothing });
  const compared = useStore($comparison, { ssr: (): ComparedVehicle[] => nothing });
  const { status, vehicles } = useStore($storedVehicles, { ssr: () => unreadVehicles });
  const [now] = useState(() => Math.floor(Date.now() / 1_000));
  const text = createSavedText(site.messages);
  const { search, reserves = false } = site;
  useEffect(() => followStoredVehicles(search), [search]);
  useEffect(() => keepFresh(reserves, () => checkStoredVehicles(search)), [reserves, search]);
  const unknown = saved.some(({ id }) => !(id in vehicles));
  if (status === 'loading' || (status === 'ready' && unknown)) {
    return <WaitingCards words={text('saved.loading')} />;
  }
  const changes = countSavedChanges(saved, vehicles);
  return (
    <>
      {status === 'failed' ? (
        <Alert tone="warning" title={text('saved.failed')}>
          <Button variant="secondary" size="small" onClick={() => void loadStoredVehicles(site.search)}>
            {text('saved.retry')}
          </Button>
        </Alert>
      ) : null}
      {site.garage.saved && saved.length === 0 ? (
        <EmptyState
          icon={site.garage.quote ? 'rows' : 'heart'}
          title={text('saved.emptyTitle')}
          text={text(site.garage.quote ? 'saved.emptyQuote' : 'saved.empty')}
          action={{ label: text('saved.search'), href: site.listingPath }}
        />
      ) : null}
      {changes.length > 0 ? (
        <p className="saved-changes" role="status">
          {text('saved.changes', {
            changes: enumerate(changes.map(([change, count]) => text(`saved.count.${change}`, { count }))),
          })}
        </p>
      ) : null}
      {compared.length > 0 ? (
        <p className="garage-compare">
          <Button href={createComparePath([])} variant="secondary" size="small" icon="compare">
            {text('saved.compare', { count: compared.length })}
          </Button>
        </p>
      ) : null}
      <SavedVehicleList alerts={site.alerts ?? null} {...{ saved, vehicles, site, now }} />
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
