import { findPriceChange, type Favourite } from '#domain/garage/garage.ts';
import { formatMoney } from '#domain/site/format.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { FavouritesText } from '#messages/garage/saved.ts';
import { createGarageText } from '#messages/garage/garage.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { SavedCard } from '#parts/garage/SavedCard.tsx';
import { VehicleCard } from '#parts/listing/VehicleCard.tsx';
import { toggleFavourite } from '#stores/garage/saved-vehicles.ts';
import { showToast } from '#stores/site/toast.ts';
import type { GarageSite } from './garage-site.ts';

export interface SavedVehicleProps {
  favourite: Favourite;
  /** As it is now; null when it is in stock no more, undefined when that could not be found out. */
  vehicle: Vehicle | null | undefined;
  site: GarageSite;
  now: number;
  text: FavouritesText;
}

function describeChange(favourite: Favourite, vehicle: Vehicle, text: FavouritesText): string | null {
  const change = findPriceChange(favourite, vehicle);
  if (change === null) return null;
  return text(change < 0 ? 'favourites.cheaper' : 'favourites.dearer', {
    amount: formatMoney(Math.abs(change)),
  });
}

/** One saved vehicle: its card as of now, or what was kept when there is no more. */
export function SavedVehicle({ favourite, vehicle, site, now, text }: SavedVehicleProps) {
  if (vehicle) {
    const note = describeChange(favourite, vehicle, text);
    return <VehicleCard vehicle={vehicle} site={site} now={now} note={note} headingLevel="h2" />;
  }
  const words = createGarageText(site.messages);
  const remove = (): void => {
    toggleFavourite(favourite);
    showToast({
      text: words('garage.unsaved', { name: favourite.name }),
      tone: 'neutral',
      actions: [{ label: words('garage.undo'), act: () => void toggleFavourite(favourite) }],
    });
  };
  const gone = vehicle === null;
  return (
    <SavedCard
      favourite={favourite}
      images={site.images}
      note={text(gone ? 'favourites.gone' : 'favourites.unchecked')}
      similar={
        gone
          ? {
              label: createVehicleText(site.messages)('vehicle.findSimilarCard'),
              href: `${site.listingPath}?${new URLSearchParams({ make: favourite.make })}`,
            }
          : null
      }
      remove={{ label: text('favourites.remove'), onRemove: remove }}
    />
  );
}
