import './MarketNote.css';
import { describePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createMarketText } from '#messages/vehicle/market.ts';
import type { VehicleSite } from './vehicle-site.ts';

export interface MarketNoteProps {
  vehicle: Vehicle;
  site: Pick<VehicleSite, 'price' | 'messages'>;
}

/** Explains the market average that a price is compared with (PRICE-07); opens without JavaScript. */
export function MarketNote({ vehicle, site }: MarketNoteProps) {
  const view = describePrice(vehicle, site.price);
  if (view.kind !== 'amount' || view.belowMarket === null) return null;
  const text = createMarketText(site.messages);
  const isOfState = (vehicle.stateAverageMarketPrice ?? 0) > 0 && vehicle.state !== null;
  return (
    <details className="market-note">
      <summary>{text('market.how')}</summary>
      <p>
        {isOfState
          ? text('market.explanation.state', { state: vehicle.state ?? '' })
          : text('market.explanation.national')}
      </p>
    </details>
  );
}
