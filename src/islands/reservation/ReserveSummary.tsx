import { canBeReserved, findDeposit } from '#domain/reservation/reserve-rules.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import { NamedVehicle } from '#parts/lead/NamedVehicle.tsx';
import { ReserveTerms } from '#parts/reservation/ReserveTerms.tsx';
import type { ReserveSite } from './reserve-site.ts';

export interface ReserveSummaryProps {
  vehicle: Vehicle;
  site: ReserveSite;
  text: ReservationText;
}

/** What is reserved beside the form: the vehicle, what is paid now and later, and what the deposit buys. */
export function ReserveSummary({ vehicle, site, text }: ReserveSummaryProps) {
  const price = findEffectivePrice(vehicle);
  const deposit = findDeposit(vehicle, site.rules);
  return (
    <aside className="reserve-page__summary" aria-label={text('reservation.about')}>
      <NamedVehicle
        {...{ vehicle, site }}
        label={text('reservation.about')}
        other={{ label: text('reservation.search'), href: site.listingPath }}
      />
      {price !== null && (vehicle.reserved || canBeReserved(vehicle, site.rules)) ? (
        <>
          <dl className="reserve-panel__facts">
            {(
              [
                ['reservation.today', deposit],
                ['reservation.later', price - deposit],
              ] as const
            ).map(([label, dollars]) => (
              <div key={label}>
                <dt>{text(label)}</dt>
                <dd>{formatMoney(dollars)}</dd>
              </div>
            ))}
          </dl>
          <ReserveTerms {...{ vehicle }} rules={site.rules} messages={site.messages} />
        </>
      ) : null}
    </aside>
  );
}
