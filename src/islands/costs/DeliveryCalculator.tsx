import './DeliveryCalculator.css';
import { useStore } from '@nanostores/react';
import { formatMoney } from '#domain/site/numbers.ts';
import { createCostText } from '#messages/costs/costs.ts';
import { $delivery, askDelivery, forgetDelivery, untouchedDelivery } from '#stores/costs/delivery.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { useAwake } from '../lead/use-awake.ts';

export interface DeliveryCalculatorProps {
  vehicleId: string;
  apiUrl: string;
  messages: Record<string, string>;
}

/**
 * The price of delivery to a postcode (DELV rows). The answer has its room from the beginning, and a postcode typed
 * before hydration counts.
 */
export function DeliveryCalculator({ vehicleId, apiUrl, messages }: DeliveryCalculatorProps) {
  const { status, estimate, problem } = useStore($delivery, { ssr: () => untouchedDelivery });
  const text = createCostText(messages);
  const awake = useAwake();
  const isWrong = problem === 'empty' || problem === 'invalid';
  return (
    <form
      className="delivery"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget).get('postcode');
        void askDelivery(apiUrl, vehicleId, typeof typed === 'string' ? typed.trim() : '');
      }}
    >
      <div className="delivery__question">
        <Field
          id="delivery-postcode"
          label={text('delivery.postcode')}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          required
          name="postcode"
          onInput={forgetDelivery}
          error={isWrong ? text(`delivery.${problem}`) : undefined}
        />
        <Button type="submit" disabled={!awake} busy={status === 'loading'}>
          {text('delivery.ask')}
        </Button>
      </div>
      <div className="delivery__answer" role="status" data-status={status}>
        {status === 'loading' ? <p className="visually-hidden">{text('delivery.loading')}</p> : null}
        {estimate ? (
          <>
            <p>
              <span className="delivery__amount">{formatMoney(estimate.price)}</span>{' '}
              {text('delivery.to', { region: estimate.region })}
            </p>
            <p className="delivery__note">{text('delivery.note')}</p>
          </>
        ) : problem && !isWrong ? (
          <p>{text(`delivery.${problem}`)}</p>
        ) : status === 'idle' || isWrong ? (
          <p className="delivery__note">{text('delivery.intro')}</p>
        ) : null}
      </div>
    </form>
  );
}
