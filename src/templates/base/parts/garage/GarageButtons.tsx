import './GarageButtons.css';
import { isAvailable } from '#domain/vehicle/availability.ts';
import { createSavedVehicle, createViewed, formatSavedVehicle } from '#domain/garage/garage.ts';
import type { CardVehicle, Vehicle } from '#domain/vehicle/vehicle.ts';
import { createGarageText } from '#messages/garage/garage.ts';
import { Icon } from '#ui/Icon.tsx';
import type { VehicleSite } from '../vehicle/vehicle-site.ts';

/** `card`: two round buttons on the picture; `row`: two with words; `page`: two with words, and the page counts as viewed (VIEW-01). */
export type GarageButtonsProps = { site: Pick<VehicleSite, 'garage' | 'messages'> } & (
  | { variant: 'card' | 'row'; vehicle: CardVehicle }
  | { variant: 'page'; vehicle: Vehicle }
);

/**
 * Save and compare (FAV-02, CMP-01). Static markup: one script for the whole page listens to `data-garage` and sets
 * `aria-pressed`, so React is told not to mind. On cards the icons come from the stylesheet: a page has many of them.
 * The stylesheet hides what would put a vehicle on a list when it can no longer be had (CARD-05).
 */
export function GarageButtons({ vehicle, site, variant }: GarageButtonsProps) {
  const { saved, quote, compare, viewed } = site.garage;
  const text = createGarageText(site.messages);
  const button = (garage: 'saved' | 'compare', icon: 'heart' | 'plus' | 'compare', label: string) => (
    <button
      type="button"
      className="garage-button"
      data-garage={garage}
      aria-pressed="false"
      aria-label={`${label} ${vehicle.name}`}
      suppressHydrationWarning
    >
      {variant === 'card' ? null : (
        <>
          <Icon name={icon} />
          {label}
        </>
      )}
    </button>
  );
  return (
    <div
      className="garage-buttons"
      data-variant={variant}
      data-gone={isAvailable(vehicle) ? undefined : ''}
      data-vehicle-record={formatSavedVehicle(createSavedVehicle(vehicle))}
      data-viewed-record={variant === 'page' && viewed ? JSON.stringify(createViewed(vehicle)) : undefined}
    >
      {saved
        ? button('saved', quote ? 'plus' : 'heart', text(quote ? 'garage.toQuote' : 'garage.save'))
        : null}
      {compare ? button('compare', 'compare', text('garage.compare')) : null}
    </div>
  );
}
