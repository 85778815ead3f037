import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { createComparePath, createSavedVehicle } from '#domain/garage/garage.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createCompareText } from '#messages/garage/compare.ts';
import { createGarageText } from '#messages/garage/garage.ts';
import { EmptyState } from '#parts/listing/EmptyState.tsx';
import {
  $comparedVehicles,
  adoptShared,
  checkComparison,
  dropShared,
  openComparison,
  readComparison,
  unreadComparison,
} from '#stores/garage/compared-vehicles.ts';
import { toggleCompared } from '#stores/garage/comparison.ts';
import { showToast } from '#stores/site/toast.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Icon } from '#ui/Icon.tsx';
import type { CompareSite } from './compare-site.ts';
import { shareAddress } from './share-address.ts';
import { useRemovalFocus } from './use-removal-focus.ts';
import { useCompareParts } from './use-compare-parts.ts';
import { WaitingCards } from './WaitingCards.tsx';
import { keepFresh } from './when-back.ts';

/** Vehicles side by side (CMP-01, C58): those that this browser keeps, or those that the address names. */
export function Compare({ site }: { site: CompareSite }) {
  const { status, vehicles, gone, shared } = useStore($comparedVehicles, { ssr: () => unreadComparison });
  const [only, setOnly] = useState(false);
  const [now] = useState(() => Math.floor(Date.now() / 1_000));
  const limit = site.garage.compare || 0;
  const text = createCompareText(site.messages);
  const words = createGarageText(site.messages);
  const { search, reserves = false } = site;
  useEffect(() => openComparison(search, limit), [search, limit]);
  useEffect(() => keepFresh(reserves, () => checkComparison(search)), [reserves, search]);

  const parts = useCompareParts();
  const noteRemoval = useRemovalFocus(vehicles);
  const remove = (vehicle: Vehicle): void => {
    noteRemoval(vehicles.indexOf(vehicle));
    if (shared) return dropShared(site.search, limit, vehicle.slug);
    const toggle = (): void => void toggleCompared(createSavedVehicle(vehicle), limit);
    toggle();
    showToast({
      text: words('garage.uncompared', { name: vehicle.name }),
      tone: 'neutral',
      actions: [{ label: words('garage.undo'), act: toggle }],
    });
  };

  if (status === 'loading' || (status === 'ready' && parts === null)) {
    return <WaitingCards words={text('compare.loading')} />;
  }
  if (status === 'failed' || !parts) {
    return (
      <Alert tone="warning" title={text('compare.failed')}>
        <Button
          variant="secondary"
          size="small"
          onClick={() => (parts ? readComparison(site.search, limit) : window.location.reload())}
        >
          {text('compare.retry')}
        </Button>
      </Alert>
    );
  }
  const lost = gone > 0 && <Alert tone="information" title={text('compare.leftOut', { count: gone })} />;
  if (vehicles.length === 0) {
    return (
      <>
        {lost}
        <EmptyState
          icon="compare"
          title={text('compare.emptyTitle')}
          text={text('compare.empty', { limit })}
          action={{ label: text('compare.search'), href: site.listingPath }}
        />
      </>
    );
  }
  const groups = parts.createCompareGroups(vehicles, { site, text, only, now });
  const { finance } = site;
  const isFinanced = vehicles.some((vehicle) => parts.estimateFinance(vehicle, finance, now));
  const offersMore = !shared && vehicles.length < limit;
  return (
    <>
      {lost}
      {shared ? (
        <Alert tone="information" title={text('compare.shared')}>
          <Button variant="secondary" size="small" onClick={adoptShared}>
            {text('compare.adopt')}
          </Button>
        </Alert>
      ) : null}
      <div className="compare__tools">
        {vehicles.length > 1 ? (
          <Checkbox checked={only} onChange={({ target }) => setOnly(target.checked)}>
            {text('compare.only')}
          </Checkbox>
        ) : null}
        <div className="compare__buttons">
          {offersMore ? (
            <span className="compare__more">
              <Button href={site.listingPath} variant="secondary" size="small" icon="plus">
                {text('compare.add')}
              </Button>
            </span>
          ) : null}
          <Button
            variant="secondary"
            size="small"
            icon="share"
            onClick={() =>
              void shareAddress(createComparePath(vehicles.map(({ slug }) => slug)), text('compare.copied'))
            }
          >
            {text('compare.share')}
          </Button>
          <Button variant="secondary" size="small" icon="printer" onClick={() => window.print()}>
            {text('compare.print')}
          </Button>
        </div>
      </div>
      <parts.CompareTable
        vehicles={vehicles}
        site={site}
        now={now}
        groups={groups}
        text={text}
        onRemove={remove}
        add={
          offersMore ? (
            <a href={site.listingPath}>
              <Icon name="plus" size={24} />
              {text('compare.add')}
            </a>
          ) : null
        }
      />
      {isFinanced && finance ? (
        <parts.CreditNotes
          lender={finance.lender}
          disclaimer={finance.lender.disclaimer}
          messages={site.messages}
        />
      ) : null}
    </>
  );
}
