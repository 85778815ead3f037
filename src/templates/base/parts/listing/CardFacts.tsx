import './CardFacts.css';
import { formatKilometres, groupThousands } from '#domain/site/format.ts';
import { formatNumber } from '#domain/site/numbers.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';

export interface CardFactsProps {
  vehicle: CardVehicle;
  messages: Record<string, string>;
  className?: string;
}

/**
 * Condition, odometer, transmission and fuel, as far as they are known (CARD-02); of caravans who fits in and how long, of
 * machines their hours (VDP-28).
 */
export function CardFacts({ vehicle, messages, className = 'vehicle-card__facts' }: CardFactsProps) {
  const text = createVehicleText(messages);
  return (
    <ul className={`${className} numbers`} role="list">
      <li>{text(`condition.${vehicle.carType}`)}</li>
      {vehicle.odometer === null ? null : <li>{formatKilometres(vehicle.odometer)}</li>}
      {vehicle.operatingHours === null ? null : (
        <li>{text('vehicle.hours', { count: formatNumber(vehicle.operatingHours) })}</li>
      )}
      {vehicle.caravan?.sleeps ? <li>{text('vehicle.sleeps', { count: vehicle.caravan.sleeps })}</li> : null}
      {vehicle.caravan?.bodyLength ? <li>{groupThousands(vehicle.caravan.bodyLength)}</li> : null}
      {vehicle.transmission ? <li>{vehicle.transmission}</li> : null}
      {vehicle.fuel ? <li>{vehicle.fuel}</li> : null}
    </ul>
  );
}
