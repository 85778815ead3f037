import '../sign-in.css';
import './MyGarage.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { findChanges } from '#domain/account/garage.ts';
import { nameSignedIn } from '#domain/account/session.ts';
import { signInPage } from '#domain/account/sign-in-path.ts';
import { createAccountText } from '#messages/account/account.ts';
import { createMyGarageText } from '#messages/account/my-garage.ts';
import { leaveNews } from '#stores/account/account-news.ts';
import { $garage, readGarage, unreadGarage } from '#stores/account/garage.ts';
import { $session, type Session } from '#stores/account/session.ts';
import { $comparison } from '#stores/garage/comparison.ts';
import { $savedSearches } from '#stores/garage/saved-searches.ts';
import { $savedVehicles } from '#stores/garage/saved-vehicles.ts';
import {
  $storedVehicles,
  checkStoredVehicles,
  followStoredVehicles,
  unreadVehicles,
} from '#stores/garage/stored-vehicles.ts';
import { useClock } from '../../reservation/use-clock.ts';
import { keepFresh, whenBack } from '../../garage/when-back.ts';
import { AccountPanel } from '../AccountPanel.tsx';
import { Appointments } from './Appointments.tsx';
import { ChangedVehicles } from './ChangedVehicles.tsx';
import { Enquiries } from './Enquiries.tsx';
import { GarageContents } from './GarageContents.tsx';
import { GarageInvitations } from './GarageInvitations.tsx';
import { GarageSection } from './GarageSection.tsx';
import { GarageTrouble } from './GarageTrouble.tsx';
import { GarageWaiting } from './GarageWaiting.tsx';
import type { MyGarageSite } from './my-garage-site.ts';
import { NextThings } from './NextThings.tsx';
import { Reservations } from './Reservations.tsx';
import { SavedCards, SavedSearchRows } from './SavedThings.tsx';
import { Valuations } from './Valuations.tsx';

const anonymous: Session = { state: 'anonymous', user: null };
const none: never[] = [];

/**
 * The home of a signed-in person (ROUTE-21): what comes next, what has changed about saved vehicles, then everything else. Nobody else sees
 * any of it: the gate stands before the page, and the server tells each session of its own account alone.
 */
export function MyGarage({ site }: { site: MyGarageSite }) {
  const text = createMyGarageText(site.messages);
  const { user } = useStore($session, { ssr: () => anonymous });
  const { status, things } = useStore($garage, { ssr: () => unreadGarage });
  const saved = useStore($savedVehicles, { ssr: () => none });
  const searches = useStore($savedSearches, { ssr: () => none });
  const compared = useStore($comparison, { ssr: () => none });
  const stored = useStore($storedVehicles, { ssr: () => unreadVehicles });
  // It counts minutes: the page need not be drawn each second.
  const now = useClock(things?.ahead ?? 0, 20_000);
  const [cardsAt] = useState(now);
  const who = user?.id ?? null;
  const { api, search, reserves = false } = site;
  useEffect(() => {
    if (who === null) return;
    void readGarage(api);
    const stops = [
      followStoredVehicles(search),
      // Whoever goes back has often just changed something of it on another page.
      whenBack(() => void readGarage(api), 1_000),
      keepFresh(reserves, () => checkStoredVehicles(search)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [who, api, search, reserves]);

  // The gate leads who is not signed in to sign in; until then nothing of anybody is drawn.
  if (!user || (status === 'loading' && things === null))
    return <GarageWaiting words={text('myGarage.loading')} />;
  const changes = findChanges(saved, stored.vehicles);
  const lists = things ?? { appointments: [], reservations: [], valuations: [], enquiries: [], ahead: 0 };
  const props = { things: lists, site, text, now };
  return (
    <div className="my-garage">
      <div className="my-garage__main">
        <GarageTrouble {...{ status, text }} onRetry={() => void readGarage(site.api)} />
        <NextThings {...props} />
        {changes.length > 0 ? (
          <GarageSection id="changed" title={text('myGarage.changed')} count={changes.length}>
            <ChangedVehicles {...{ changes, site, text }} />
          </GarageSection>
        ) : null}
        {/* Where nobody could read the garage, nobody knows that nothing is saved. */}
        {things === null && saved.length === 0 ? null : (
          <SavedCards
            {...{ saved, site, text }}
            vehicles={stored.vehicles}
            compared={compared.length}
            now={cardsAt}
            isUnchanged={stored.status === 'ready' && changes.length === 0}
          />
        )}
        <SavedSearchRows {...{ searches, site, text }} />
        {things ? (
          <>
            <Appointments {...props} />
            <Reservations {...props} />
            <Valuations {...props} />
            <Enquiries {...props} />
            <GarageInvitations {...{ things, site, text }} hasSearches={searches.length > 0} />
          </>
        ) : null}
      </div>
      <aside className="my-garage__side">
        <p className="my-garage__who">{text('myGarage.hello', { who: nameSignedIn(user) })}</p>
        <GarageContents
          {...{ text }}
          counts={{
            saved: saved.length,
            searches: searches.length,
            ...(things && {
              drives: things.appointments.length,
              reservations: things.reservations.length,
              valuations: things.valuations.length,
              enquiries: things.enquiries.length,
            }),
          }}
        />
      </aside>
      <GarageSection id="account" title={text('myGarage.account')}>
        <AccountPanel
          {...{ api: site.api, user, next: null, isKept: true }}
          text={createAccountText(site.messages)}
          onNews={(news) => {
            leaveNews(news);
            window.location.assign(signInPage);
          }}
        />
      </GarageSection>
    </div>
  );
}
