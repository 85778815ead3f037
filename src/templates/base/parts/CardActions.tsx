import { isAvailable } from '#domain/availability.ts';
import { createSimilarPath } from '#domain/similar-path.ts';
import type { Vehicle } from '#domain/vehicle.ts';
import { createVehicleText } from '#messages/vehicle.ts';
import { Button } from '#ui/Button.tsx';

export interface CardActionsProps {
  vehicle: Vehicle;
  messages: Record<string, string>;
}

/** What can be done from a card: look closer, or find another one when it is gone (CARD-03, CARD-04). */
export function CardActions({ vehicle, messages }: CardActionsProps) {
  const text = createVehicleText(messages);
  return (
    <div className="vehicle-card__actions">
      {isAvailable(vehicle) ? (
        <Button href={`/cars/${vehicle.slug}/`} variant="secondary" size="small" wide>
          {text('vehicle.viewDetails')}
          <span className="visually-hidden"> {vehicle.name}</span>
        </Button>
      ) : (
        <Button href={createSimilarPath(vehicle)} variant="secondary" size="small" wide>
          {text('vehicle.findSimilarCard')}
          <span className="visually-hidden">: {vehicle.name}</span>
        </Button>
      )}
    </div>
  );
}
