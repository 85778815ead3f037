import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';

export interface VehicleKindProps {
  vehicle: Pick<Vehicle, 'carType' | 'body'>;
  messages: Record<string, string>;
}

/** Its condition and body in one phrase, such as 'Used SUV'. */
export function VehicleKind({ vehicle: { carType, body }, messages }: VehicleKindProps) {
  const text = createVehicleText(messages);
  const condition = text(`condition.${carType}`);
  return (
    <p className="vehicle-summary__kind">{body ? text('vehicle.kind', { condition, body }) : condition}</p>
  );
}
