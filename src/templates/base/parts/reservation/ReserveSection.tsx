import { createReserveLink } from '#domain/reservation/reserve-link.ts';
import { canBeReserved, findDeposit } from '#domain/reservation/reserve-rules.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { createVehicleText } from '#messages/vehicle/vehicle.ts';
import { createReservationText } from '#messages/reservation/reservation.ts';
import { Accordion } from '#ui/Accordion.tsx';
import { Button } from '#ui/Button.tsx';
import { ReserveTerms, type ReserveTermsProps } from './ReserveTerms.tsx';

/** Reserve Online: what it means and the way there, opened and closed (VDP-08). Nothing where it cannot be reserved. */
export function ReserveSection({ vehicle, rules, messages }: ReserveTermsProps) {
  if (!canBeReserved(vehicle, rules)) return null;
  return (
    <div id="reserve">
      <Accordion
        title={<h2 className="own-text__title">{createReservationText(messages)('reservation.section')}</h2>}
      >
        <div className="reserve-section">
          <ReserveTerms {...{ vehicle, rules, messages }} />
          <Button href={createReserveLink(rules, vehicle)}>
            {createVehicleText(messages)('vehicle.reserveFor', {
              deposit: formatMoney(findDeposit(vehicle, rules)),
            })}
          </Button>
        </div>
      </Accordion>
    </div>
  );
}
