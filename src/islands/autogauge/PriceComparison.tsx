import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { createMarketText } from '#messages/market.ts';
import { PageSection } from '#parts/PageSection.tsx';
import { PriceGauge } from '#parts/PriceGauge.tsx';
import { $autogauge, readAutoGauge, type AutoGaugeState } from '#stores/autogauge.ts';

export interface PriceComparisonProps {
  slug: string;
  apiUrl: string;
  messages: Record<string, string>;
}

const loading: AutoGaugeState = { status: 'loading', gauge: null };

/** The price comparison panel (GAUG rows): a skeleton until it is known, and nothing at all where it tells nothing. */
export function PriceComparison({ slug, apiUrl, messages }: PriceComparisonProps) {
  const { status, gauge } = useStore($autogauge, { ssr: () => loading });
  useEffect(() => {
    void readAutoGauge(apiUrl, slug);
  }, [apiUrl, slug]);
  return status === 'hidden' ? null : (
    <PageSection id="price-comparison" title={createMarketText(messages)('market.title')}>
      <PriceGauge gauge={gauge} messages={messages} />
    </PageSection>
  );
}
