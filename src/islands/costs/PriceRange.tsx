import './PriceRange.css';
import { useEffect, useState } from 'react';
import { useStore } from '@nanostores/react';
import { formatMoney } from '#domain/site/numbers.ts';
import type { Site } from '#domain/site/site.ts';
import { createBudgetText } from '#messages/costs/budget.ts';
import { createStockCount } from '#stores/listing/stock-count.ts';
import { Slider } from '#ui/Slider.tsx';
import { ResultLink } from './ResultLink.tsx';

export interface PriceRangeProps {
  site: Pick<Site, 'search' | 'stock' | 'listingPath' | 'messages'>;
  /** Dollars; the thumbs move by `step` and stay `gap` apart (SLDR-07, C6, C7). */
  min: number;
  max: number;
  step: number;
  gap: number;
  /** How many vehicles cost from min to max, counted by the build. */
  count: number;
}

/** A price range on the home page and the way to what lies in it. */
export function PriceRange({ site, min, max, step, gap, count: built }: PriceRangeProps) {
  const [{ low, high }, setRange] = useState({ low: min, high: max });
  const [counter] = useState(() => createStockCount(site, built));
  const count = useStore(counter.$count, { ssr: () => built });
  useEffect(() => () => counter.stop(), [counter]);
  const text = createBudgetText(site.messages);
  const words =
    count === null
      ? text('priceSlider.see')
      : count === 0
        ? text('priceSlider.none')
        : text('priceSlider.found', { count });
  return (
    <div className="price-range">
      <Slider
        id="home-price"
        label={text('priceSlider.label')}
        lowLabel={text('priceSlider.low')}
        highLabel={text('priceSlider.high')}
        {...{ min, max, step, gap, low, high }}
        format={formatMoney}
        onChange={(newLow, newHigh) => {
          setRange({ low: newLow, high: newHigh });
          counter.ask({ fixed: {}, bodies: [], price: { over: newLow - 1, upTo: newHigh } });
        }}
      />
      <div className="price-range__action" role="status">
        <ResultLink href={count === 0 ? null : `${site.listingPath}?price=${low}-${high}`} label={words} />
      </div>
    </div>
  );
}
