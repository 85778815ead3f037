import { useEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { createMarketText } from '#messages/vehicle/market.ts';
import { PageSection } from '#parts/page/PageSection.tsx';
import { PriceGauge } from '#parts/vehicle/PriceGauge.tsx';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import { $autogauge, readAutoGauge, type AutoGaugeState } from '#stores/vehicle/autogauge.ts';
import { $liveVehicle, type LiveVehicleState } from '#stores/vehicle/live-vehicle.ts';
import { useGoneUnseen } from './use-gone-unseen.ts';

export interface PriceComparisonProps {
  slug: string;
  apiUrl: string;
  messages: Record<string, string>;
}

const loading: AutoGaugeState = { status: 'loading', gauge: null };
const unchanged: LiveVehicleState = { changed: null };

/**
 * The price comparison panel (GAUG rows): a skeleton until the answer, and nothing without a useful one. A skeleton
 * that is already in view is replaced by a sentence, so that nothing moves.
 */
export function PriceComparison({ slug, apiUrl, messages }: PriceComparisonProps) {
  const { status, gauge } = useStore($autogauge, { ssr: () => loading });
  const box = useRef<HTMLDivElement>(null);
  const isGone = useGoneUnseen(box, status === 'hidden');
  const text = createMarketText(messages);
  const { changed } = useStore($liveVehicle, { ssr: () => unchanged });
  const price = changed && findEffectivePrice(changed);
  useEffect(() => {
    void readAutoGauge(apiUrl, slug);
    // A price that has changed is compared anew.
  }, [apiUrl, slug, price]);
  if (isGone) return null;
  return (
    <div ref={box}>
      <PageSection screenOnly id="price-comparison" title={text('market.title')}>
        {status === 'hidden' ? (
          <p className="price-gauge" data-none="">
            {text('market.none')}
          </p>
        ) : (
          <PriceGauge gauge={gauge} messages={messages} />
        )}
      </PageSection>
    </div>
  );
}
