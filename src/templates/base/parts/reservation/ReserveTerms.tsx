import './ReserveTerms.css';
import { paymentMethods } from '#domain/page/sections/payment-methods.ts';
import { findDeposit, findMethods, type ReserveRules } from '#domain/reservation/reserve-rules.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createReservationText } from '#messages/reservation/reservation.ts';
import { Icon } from '#ui/Icon.tsx';

export interface ReserveTermsProps {
  vehicle: Vehicle;
  rules: ReserveRules;
  messages: Record<string, string>;
}

/** What the deposit buys, what the dealer promises, and how it can be paid (RSV-02…04). */
export function ReserveTerms({ vehicle, rules, messages }: ReserveTermsProps) {
  const text = createReservationText(messages);
  const said = { deposit: formatMoney(findDeposit(vehicle, rules)), hours: rules.holdHours };
  const methods = findMethods(vehicle, rules);
  return (
    <div className="reserve-terms">
      <p className="reserve-terms__promise">{text('reservation.promise', said)}</p>
      <ul role="list">
        {(['hold', 'refund', 'part'] as const).map((point) => (
          <li key={point}>
            <Icon name="check" size={18} />
            <span>{text(`reservation.point.${point}`, said)}</span>
          </li>
        ))}
      </ul>
      {rules.guarantee ? (
        <p className="reserve-terms__guarantee">
          <Icon name="shield" size={18} />
          <span>
            <strong>{text('reservation.guarantee')}</strong> {rules.guarantee}
          </span>
        </p>
      ) : null}
      {methods.length > 0 ? (
        <ul className="reserve-terms__methods" role="list" aria-label={text('reservation.methods')}>
          {methods.map((method) => (
            <li key={method} data-method={method}>
              {paymentMethods[method]}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
