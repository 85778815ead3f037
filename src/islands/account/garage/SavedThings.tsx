import type { SavedVehicleRecord } from '#domain/garage/garage.ts';
import { createComparePath } from '#domain/garage/garage.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createGarageText } from '#messages/garage/garage.ts';
import type { MyGarageText } from '#messages/account/my-garage.ts';
import { EmptyState } from '#parts/listing/EmptyState.tsx';
import { removeSavedSearch, saveSearch } from '#stores/garage/saved-searches.ts';
import { showToast } from '#stores/site/toast.ts';
import { Button } from '#ui/Button.tsx';
import { useAlertSwitch } from '../../alert/use-alert-switch.ts';
import { SavedVehicleList } from '../../garage/SavedVehicleList.tsx';
import { GarageRow } from './GarageRow.tsx';
import { GarageSection } from './GarageSection.tsx';
import type { MyGarageSite } from './my-garage-site.ts';

interface SavedThingsProps {
  site: MyGarageSite;
  text: MyGarageText;
}

/** Saved vehicles as they are today. */
export function SavedCards({
  saved,
  vehicles,
  compared,
  isUnchanged,
  now,
  site,
  text,
}: SavedThingsProps & {
  saved: readonly SavedVehicleRecord[];
  vehicles: Readonly<Record<string, Vehicle | null>>;
  /** Vehicles in the comparison. */
  compared: number;
  /** Whether all were looked up, and are as they were. */
  isUnchanged: boolean;
  now: number;
}) {
  return (
    <GarageSection
      id="saved"
      title={text('myGarage.saved')}
      count={saved.length}
      action={
        compared > 0 ? (
          <Button href={createComparePath([])} variant="secondary" size="small" icon="compare">
            {text('myGarage.compare', { count: compared })}
          </Button>
        ) : null
      }
    >
      {saved.length === 0 ? (
        <EmptyState
          icon="heart"
          title={text('myGarage.savedEmpty')}
          text={text('myGarage.savedEmptyText')}
          action={{ label: text('myGarage.search'), href: site.listingPath }}
        />
      ) : (
        <>
          {isUnchanged ? <p className="garage-none">{text('myGarage.nothingChanged')}</p> : null}
          <SavedVehicleList alerts={site.alerts} {...{ saved, vehicles, site, now }} headingLevel="h3" />
        </>
      )}
    </GarageSection>
  );
}

/** Saved searches, each leading to its results. */
export function SavedSearchRows({
  searches,
  site,
  text,
}: SavedThingsProps & { searches: readonly { name: string; path: string }[] }) {
  const alerts = useAlertSwitch(site.alerts);
  if (searches.length === 0) return null;
  const remove = ({ name, path }: { name: string; path: string }): void => {
    removeSavedSearch(path);
    const undo = createGarageText(site.messages)('garage.undo');
    showToast({
      text: text('myGarage.removedSearch', { name }),
      tone: 'neutral',
      actions: [{ label: undo, act: () => saveSearch(name, path) }],
    });
  };
  return (
    <GarageSection id="searches" title={text('myGarage.searches')} count={searches.length}>
      <ul className="garage-rows" role="list">
        {searches.map((search) => (
          <GarageRow
            key={search.path}
            icon="search"
            title={<a href={search.path}>{search.name}</a>}
            lines={[]}
            action={
              <Button variant="quiet" size="small" onClick={() => remove(search)}>
                {text('myGarage.remove')}
                <span className="visually-hidden">: {search.name}</span>
              </Button>
            }
          >
            {alerts && site.alerts !== null ? (
              <alerts.AlertSwitch
                {...{ kind: 'search', subject: search.path, name: search.name }}
                {...{ api: site.alerts, messages: site.messages }}
              />
            ) : null}
          </GarageRow>
        ))}
      </ul>
    </GarageSection>
  );
}
