import { findPriceChange, type SavedVehicleRecord } from '#domain/garage/garage.ts';
import { findSavedChange } from '#domain/garage/saved-change.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { SavedText } from '#messages/garage/saved.ts';
import { createGarageText } from '#messages/garage/garage.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { SavedCard } from '#parts/garage/SavedCard.tsx';
import { VehicleCard } from '#parts/listing/VehicleCard.tsx';
import { toggleSavedVehicle } from '#stores/garage/saved-vehicles.ts';
import { showToast } from '#stores/site/toast.ts';
import type { GarageSite } from './garage-site.ts';

export interface SavedVehicleProps {
  saved: SavedVehicleRecord;
  /** The vehicle as it is now; null when it is no longer in stock, undefined after a failure. */
  vehicle: Vehicle | null | undefined;
  site: GarageSite;
  now: number;
  text: SavedText;
  headingLevel?: 'h2' | 'h3';
}

function describeChange(saved: SavedVehicleRecord, vehicle: Vehicle, text: SavedText): string | null {
  const change = findSavedChange(saved, vehicle);
  if (change === null || change === 'gone') return null;
  return text(`saved.${change}`, { amount: formatMoney(Math.abs(findPriceChange(saved, vehicle) ?? 0)) });
}

/** One saved vehicle: its current card, or the saved record when it is gone. */
export function SavedVehicle({ saved, vehicle, site, now, text, headingLevel = 'h2' }: SavedVehicleProps) {
  if (vehicle) {
    const note = describeChange(saved, vehicle, text);
    return <VehicleCard vehicle={vehicle} site={site} now={now} note={note} headingLevel={headingLevel} />;
  }
  const words = createGarageText(site.messages);
  const remove = (): void => {
    toggleSavedVehicle(saved);
    showToast({
      text: words('garage.unsaved', { name: saved.name }),
      tone: 'neutral',
      actions: [{ label: words('garage.undo'), act: () => void toggleSavedVehicle(saved) }],
    });
  };
  const gone = vehicle === null;
  return (
    <SavedCard
      headingLevel={headingLevel}
      saved={saved}
      images={site.images}
      note={text(gone ? 'saved.gone' : 'saved.unchecked')}
      similar={
        gone
          ? {
              label: createVehicleText(site.messages)('vehicle.findSimilarCard'),
              href: `${site.listingPath}?${new URLSearchParams({ make: saved.make })}`,
            }
          : null
      }
      remove={{ label: text('saved.remove'), onRemove: remove }}
    />
  );
}
