import './PriceGauge.css';
import type { AutoGauge } from '#domain/vehicle/autogauge.ts';
import { formatMoney } from '#domain/site/numbers.ts';
import { createMarketText } from '#messages/vehicle/market.ts';
import { Skeleton } from '#ui/Skeleton.tsx';

export interface PriceGaugeProps {
  /** Null while it is being read: a skeleton of the same height (GAUG-03). */
  gauge: AutoGauge | null;
  messages: Record<string, string>;
}

const confidenceOf = (confidence: number): 'high' | 'middle' | 'low' =>
  confidence >= 0.7 ? 'high' : confidence >= 0.45 ? 'middle' : 'low';

/** Where a price stands between the prices of similar vehicles (GAUG-01, GAUG-02), in a picture and in words. */
export function PriceGauge({ gauge, messages }: PriceGaugeProps) {
  const text = createMarketText(messages);
  if (!gauge) {
    return (
      <div className="price-gauge" aria-busy="true">
        <p className="visually-hidden">{text('market.loading')}</p>
        <Skeleton shape="title" />
        <Skeleton shape="button" />
        <Skeleton shape="text" />
      </div>
    );
  }
  const { fill, listingPrice, marketMin, marketMax, confidence, description } = gauge;
  const position = `${(fill * 100).toFixed(1)}%`;
  return (
    <div className="price-gauge">
      <p className="price-gauge__description">{description}</p>
      <svg className="price-gauge__scale" width="100%" height="48" aria-hidden="true">
        <rect className="price-gauge__range" y="30" width="100%" height="10" rx="5" />
        <rect className="price-gauge__fill" y="30" width={position} height="10" rx="5" />
        <circle className="price-gauge__here" cx={position} cy="35" r="9" />
        <text x={position} y="16" textAnchor={fill < 0.15 ? 'start' : fill > 0.85 ? 'end' : 'middle'}>
          {text('market.here', { amount: formatMoney(listingPrice) })}
        </text>
      </svg>
      <p className="price-gauge__ends" aria-hidden="true">
        <span>{formatMoney(marketMin)}</span>
        <span>{formatMoney(marketMax)}</span>
      </p>
      <p className="price-gauge__words">
        {text('market.range', { from: formatMoney(marketMin), to: formatMoney(marketMax) })}{' '}
        {text(`market.confidence.${confidenceOf(confidence)}`)} {text('market.caveat')}
      </p>
    </div>
  );
}
