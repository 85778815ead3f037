import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useStore } from '@nanostores/react';
import { createLiveText } from '#messages/live.ts';
import { $freshVehicle, findVehicle, type FreshVehicleState } from '#stores/fresh-vehicle.ts';
import { $foundSubject } from '#stores/lead-subject.ts';
import { createVehicleSubject } from '#domain/lead-subject.ts';
import type { FreshVehiclePageProps } from './FreshVehiclePage.tsx';

// Most unknown addresses are no vehicle: its parts come only for one that is there.
const FreshVehiclePage = lazy(() =>
  import('./FreshVehiclePage.tsx').then(({ FreshVehiclePage: page }) => ({ default: page })),
);

export interface FreshVehicleProps extends Omit<FreshVehiclePageProps, 'vehicle' | 'now'> {
  /** What the page says when there is no such vehicle. */
  children?: ReactNode;
}

const idle: FreshVehicleState = { status: 'idle', vehicle: null, foundAt: 0 };

/**
 * On the page for unknown addresses: a vehicle that came into stock after the build has no page yet, so it is looked
 * up and drawn here with the same parts. Whatever else the address is, it stays an honest 'not found'.
 */
export function FreshVehicle({ site, children, ...page }: FreshVehicleProps) {
  const { status, vehicle, foundAt } = useStore($freshVehicle, { ssr: () => idle });
  const text = createLiveText(site.messages);
  useEffect(() => {
    const slug = /^\/cars\/([^/]+)\/?$/.exec(window.location.pathname)?.[1];
    if (slug) void findVehicle(site.search, slug);
  }, [site.search]);
  useEffect(() => {
    if (!vehicle) return;
    document.title = `${vehicle.name} | ${site.name}`;
    $foundSubject.set(createVehicleSubject(vehicle));
  }, [vehicle, site.name]);
  const tell = (key: 'live.looking' | 'live.failed', className = 'page-width') => (
    <p className={className} role="status">
      {text(key)}
    </p>
  );
  if (!vehicle) {
    return (
      <>
        {status === 'looking' ? tell('live.looking') : null}
        {status === 'failed' ? tell('live.failed') : null}
        {children}
      </>
    );
  }
  return (
    <Suspense fallback={tell('live.looking', 'page-width fresh-vehicle')}>
      <FreshVehiclePage {...page} vehicle={vehicle} site={site} now={foundAt} />
    </Suspense>
  );
}
