import './Price.css';
import { describePrice } from '#domain/vehicle/price.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { formatPrice, sayIncludes, sayType } from '#messages/vehicle/price.ts';
import { Icon } from '#ui/Icon.tsx';
import type { Site } from '#domain/site/site.ts';

export interface PriceProps {
  vehicle: CardVehicle;
  site: Pick<Site, 'price' | 'messages'>;
  size?: 'normal' | 'large';
}

/**
 * The price with its type beside it, the former price, and how it compares with the market; of a subscription, what it includes
 * and what the vehicle costs to buy (PRICE-01…08).
 */
export function Price({ vehicle, site, size = 'normal' }: PriceProps) {
  const view = describePrice(vehicle, site.price);
  const price = formatPrice(view, site.price.noPriceText, site.messages);
  const type = sayType(price);
  return (
    <div
      className="price"
      data-size={size}
      data-lines={price.was || price.market || price.sale ? 2 : undefined}
    >
      {price.was ? (
        <p className="price__was">
          {price.was.label} <s>{price.was.amount}</s>
        </p>
      ) : null}
      <p className="price__line">
        <span className="price__amount" data-kind={price.isAmount ? 'amount' : 'text'}>
          {price.amount}
        </span>
        {price.exGst ? <span className="price__tax">{price.exGst.included}</span> : null}
        {type ? <span className="price__type">{type}</span> : null}
      </p>
      {price.exGst ? <p className="price__gst">{price.exGst.without}</p> : null}
      {price.sale ? <p className="price__sale">{price.sale}</p> : null}
      {size === 'large' && view.kind === 'subscription' ? (
        <p className="price__includes">{sayIncludes(site.price.subscriptionIncludes, site.messages)}</p>
      ) : null}
      {price.market ? (
        <p className="price__market">
          <Icon name="trendDown" size={18} />
          <span>{price.market}</span>
        </p>
      ) : null}
    </div>
  );
}
