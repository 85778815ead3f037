import './personal-finance.css';
import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { createVehicleLink } from '#domain/listing/card-links.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { createSimilarPath } from '#domain/vehicle/similar-path.ts';
import { createPersonalisedFinanceText } from '#messages/finance/personalised-finance.ts';
import { createNamedVehicleText } from '#messages/lead/named-vehicle.ts';
import { NamedVehicle, NamedVehicleSkeleton } from '#parts/lead/NamedVehicle.tsx';
import { EmptyState } from '#parts/listing/EmptyState.tsx';
import { readAccountFigure } from '#stores/account/figure.ts';
import { $namedVehicle, findNamedVehicle } from '#stores/vehicle/named-vehicle.ts';
import type { FoundVehicleState } from '#stores/vehicle/vehicle-finder.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { NamedVehicleNotice } from '../lead/NamedVehicleNotice.tsx';
import { useAwake } from '../lead/use-awake.ts';
import { createFinanceProps } from './finance-props.ts';
import { FinanceCalculator } from './FinanceCalculator.tsx';
import type { PersonalFinanceSite } from './personal-finance-site.ts';

const idle: FoundVehicleState = { status: 'idle', vehicle: null, foundAt: 0 };

/**
 * The loan of one person for one vehicle (ROUTE-11): the vehicle that `?car_id=` names, and a calculator that knows the
 * newest estimate of the person's own car, also on another device.
 */
export function PersonalFinance({ site }: { site: PersonalFinanceSite }) {
  const text = createPersonalisedFinanceText(site.messages);
  const { status, vehicle } = useStore($namedVehicle, { ssr: () => idle });
  const { api, search, stock } = site;
  const [now] = useState(() => Math.floor(Date.now() / 1_000));
  const isAwake = useAwake();
  const look = useCallback(
    () => void findNamedVehicle({ search, stock }, window.location.search),
    [search, stock],
  );
  useEffect(look, [look]);
  // The calculator offers the figure once it is there.
  const [, noteFigure] = useState(false);
  useEffect(() => void readAccountFigure(api).then(() => noteFigure(true)), [api]);
  const label = text('personalFinance.about');
  if (status === 'looking' || (status === 'idle' && !isAwake)) return <NamedVehicleSkeleton label={label} />;
  if (status === 'unknown' || status === 'failed')
    return (
      <NamedVehicleNotice
        reason={status}
        href={site.listingPath}
        onRetry={look}
        text={createNamedVehicleText(site.messages)}
      />
    );
  if (!vehicle)
    return (
      <EmptyState
        icon="car"
        title={text('personalFinance.none')}
        text={text('personalFinance.noneText')}
        action={{ label: text('personalFinance.search'), href: site.listingPath }}
      />
    );
  const loan = isAvailable(vehicle) ? createFinanceProps(vehicle, site, now) : null;
  const apply = site.applyPage === null ? null : createVehicleLink(site.applyPage, vehicle);
  return (
    <>
      <NamedVehicle
        {...{ vehicle, site, label }}
        other={{ label: text('personalFinance.other'), href: site.listingPath }}
      />
      {loan ? (
        <FinanceCalculator {...loan} enquire={false} />
      ) : (
        <Alert tone="information" title={text('personalFinance.unoffered')}>
          <p>{text('personalFinance.unofferedText')}</p>
          {isAvailable(vehicle) ? null : (
            <a href={createSimilarPath(vehicle, site)}>
              {createNamedVehicleText(site.messages)('named.similar')}
            </a>
          )}
        </Alert>
      )}
      {apply && isAvailable(vehicle) ? (
        <p>
          <Button href={apply} size="large">
            {text('personalFinance.apply')}
          </Button>
        </p>
      ) : null}
    </>
  );
}
