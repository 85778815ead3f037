import { canBeDriven, isAvailable } from '#domain/vehicle/availability.ts';
import { createVehicleLink } from '#domain/listing/card-links.ts';
import { canCalculateWithin } from '#domain/finance/scope.ts';
import { createReserveLink } from '#domain/reservation/reserve-link.ts';
import { canBeReserved } from '#domain/reservation/reserve-rules.ts';
import { createSimilarPath } from '#domain/vehicle/similar-path.ts';
import type { CardRules } from '#domain/listing/card-rules.ts';
import type { ListingPath } from '#domain/listing/path.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { Button } from '#ui/Button.tsx';

export interface CardActionsProps {
  vehicle: CardVehicle;
  /** Where the listings are that 'find me something similar' leads to. */
  listingPath: ListingPath;
  rules: CardRules;
  messages: Record<string, string>;
}

/** Buttons that lead to a page of their own, in their order, with their words. */
const furtherActions = [
  ['finance', 'vehicle.getFinance'],
  ['testDrive', 'vehicle.bookTestDrive'],
  ['reserve', 'vehicle.reserve'],
] as const;

/** What can be done from a card (CARD-03), or the way to another vehicle when this one is gone (CARD-04). */
export function CardActions({ vehicle, listingPath, rules, messages }: CardActionsProps) {
  const { actions, calculator } = rules;
  const text = createVehicleText(messages);
  if (!isAvailable(vehicle)) {
    return (
      <div className="vehicle-card__actions">
        <Button href={createSimilarPath(vehicle, { listingPath })} variant="secondary" size="small" wide>
          {text('vehicle.findSimilarCard')}
          <span className="visually-hidden">: {vehicle.name}</span>
        </Button>
      </div>
    );
  }
  // Somebody else has it in hand: it can be looked at, not reserved again.
  const possible = {
    // Where the page of the vehicle has no calculator, nothing is there to lead to.
    finance: calculator === null || canCalculateWithin(vehicle, calculator),
    testDrive: canBeDriven(vehicle),
    reserve: rules.reserve ? canBeReserved(vehicle, rules.reserve) : !vehicle.reserved,
  };
  const leadTo = (name: string, page: string): string =>
    name === 'reserve' && rules.reserve
      ? createReserveLink(rules.reserve, vehicle)
      : createVehicleLink(page, vehicle);
  const offered = furtherActions.flatMap(([name, label]) => {
    const page = actions[name];
    return page === null || !possible[name] ? [] : [{ name, label, href: leadTo(name, page) }];
  });
  return (
    <div className="vehicle-card__actions">
      {actions.details ? (
        <Button href={`/cars/${vehicle.slug}/`} variant="secondary" size="small" wide>
          {text('vehicle.viewDetails')}
          <span className="visually-hidden"> {vehicle.name}</span>
        </Button>
      ) : null}
      {offered.length > 0 ? (
        <div className="vehicle-card__links">
          {offered.map(({ name, label, href }) => (
            <a key={name} href={href}>
              {text(label)}
              <span className="visually-hidden">: {vehicle.name}</span>
            </a>
          ))}
        </div>
      ) : null}
    </div>
  );
}
