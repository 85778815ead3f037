import './QuoteList.css';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { SavedVehicleRecord } from '#domain/garage/garage.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { QuoteText } from '#messages/lead/quote.ts';
import { Price } from '#parts/vehicle/Price.tsx';
import { Button } from '#ui/Button.tsx';
import type { VehicleSite } from '../vehicle/vehicle-site.ts';

export interface QuoteListProps {
  saved: readonly SavedVehicleRecord[];
  /** The vehicles as they are now, by id; null for one that is no longer in stock. */
  vehicles: Readonly<Record<string, Vehicle | null>>;
  site: Pick<VehicleSite, 'price' | 'messages'>;
  onRemove: (vehicle: SavedVehicleRecord) => void;
  text: QuoteText;
}

/** The vehicles of a request for a quote: which one, where it stands, what it costs. */
export function QuoteList({ saved, vehicles, site, onRemove, text }: QuoteListProps) {
  return (
    <ul className="quote-list" role="list">
      {saved.map((entry) => {
        const vehicle = vehicles[entry.id];
        const isThere = vehicle && isAvailable(vehicle);
        const number = vehicle?.stockNumber ? text('quote.stock', { number: vehicle.stockNumber }) : null;
        return (
          <li key={entry.id} data-gone={isThere ? undefined : ''}>
            <div>
              <h3 className="quote-list__name">
                {isThere ? <a href={`/cars/${entry.slug}/`}>{entry.name}</a> : entry.name}
              </h3>
              <p className="quote-list__about numbers">
                {isThere
                  ? [number, vehicle.locationName ?? vehicle.city].filter(Boolean).join(' · ')
                  : text('quote.gone')}
              </p>
            </div>
            {isThere ? <Price vehicle={vehicle} site={site} /> : null}
            <Button variant="quiet" size="small" onClick={() => onRemove(entry)}>
              {text('quote.remove')}
              <span className="visually-hidden"> {entry.name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
