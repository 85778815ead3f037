import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { VehicleName } from '#parts/vehicle/VehicleName.tsx';

export interface CardNameProps {
  vehicle: Pick<CardVehicle, 'name' | 'year' | 'make' | 'model'>;
}

/**
 * The name of a vehicle on a card: year, make and model, and on a line of its own what tells it from others of them. Names
 * that do not begin so stay whole. Read aloud and copied, both are one name.
 */
export function CardName({ vehicle: { name, year, make, model } }: CardNameProps) {
  const known = `${[year, make, model].filter((word) => word !== null).join(' ')} `;
  if (!name.startsWith(known) || name.length === known.length) return <VehicleName name={name} />;
  return (
    <>
      <VehicleName name={known} />
      <span className="vehicle-card__badge">
        <VehicleName name={name.slice(known.length)} />
      </span>
    </>
  );
}
