import { useRef, useState, type SubmitEvent } from 'react';
import { contactFields, findWrongFields, type ContactField } from '#domain/reservation/contact.ts';
import type { ReservationProblem } from '#domain/reservation/reservation.ts';
import { paymentMinutes } from '#domain/reservation/reservation-state.ts';
import { findDeposit } from '#domain/reservation/reserve-rules.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import type { ReservationText } from '#messages/reservation/reservation.ts';
import { reserveVehicle, type PaymentPlace } from '#stores/reservation/reservation.ts';
import { Alert } from '#ui/Alert.tsx';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/Field.tsx';
import type { ReserveSite } from './reserve-site.ts';

const controls: Record<ContactField, { type: string; autoComplete: string }> = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  email: { type: 'email', autoComplete: 'email' },
};

export interface ReserveFormProps {
  vehicle: Vehicle;
  site: ReserveSite;
  place: PaymentPlace;
  problem: ReservationProblem | null;
  busy: boolean;
  text: ReservationText;
}

/** Who reserves, and the step to the payment. A changed price is agreed to by the next press. */
export function ReserveForm({ vehicle, site, place, problem, busy, text }: ReserveFormProps) {
  const [wrong, setWrong] = useState<readonly (ContactField | 'terms')[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const changed = problem?.kind === 'changed' ? problem : null;
  const price = changed?.price ?? findEffectivePrice(vehicle) ?? 0;
  const deposit = changed?.deposit ?? findDeposit(vehicle, site.rules);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: ContactField): string => String(data.get(name) ?? '');
    const contact = {
      ...{ firstName: read('firstName'), lastName: read('lastName') },
      ...{ phone: read('phone'), email: read('email') },
    };
    const faults = [...findWrongFields(contact), ...(data.has('terms') ? [] : (['terms'] as const))];
    setWrong(faults);
    const first = faults[0] && form.current?.elements.namedItem(faults[0]);
    if (first instanceof HTMLElement) first.focus();
    if (faults.length > 0) return;
    const asked = { dealershipSlug: site.slug, vehicleId: vehicle.id, price, deposit, contact };
    void reserveVehicle(place, asked);
  };
  return (
    <form ref={form} className="reserve-form" noValidate onSubmit={submit}>
      <h2>{text('reservation.who')}</h2>
      {wrong.length > 0 ? (
        <Alert tone="danger" title={text('reservation.error.title')}>
          <ul>
            {wrong.map((field) => (
              <li key={field}>{text(`reservation.error.${field}`)}</li>
            ))}
          </ul>
        </Alert>
      ) : null}
      <div className="reserve-form__fields">
        {contactFields.map((field) => (
          <Field
            key={field}
            id={`reserve-${field}`}
            name={field}
            label={text(`reservation.${field}`)}
            hint={field === 'email' ? text('reservation.emailHint') : undefined}
            error={wrong.includes(field) ? text(`reservation.error.${field}`) : undefined}
            aria-required
            {...controls[field]}
          />
        ))}
      </div>
      <div>
        <Checkbox name="terms" aria-required aria-invalid={wrong.includes('terms') ? true : undefined}>
          {text('reservation.terms')}
        </Checkbox>
        <a className="reserve-form__terms" href="/terms-and-conditions/" target="_blank" rel="noopener">
          {text('reservation.termsLink')}
        </a>
      </div>
      <p className="field__hint">
        {site.notice.words} <a href="/privacy-policy/">{site.notice.link}</a>
      </p>
      <Button type="submit" size="large" wide busy={busy}>
        {changed
          ? text('reservation.agree', { price: formatMoney(price) })
          : text('reservation.submit', { deposit: formatMoney(deposit) })}
      </Button>
      <p className="reserve-form__where">
        {text('reservation.timeToPay', { minutes: paymentMinutes })} {text('reservation.where')}
      </p>
    </form>
  );
}
