import type { Dealer } from '#config/dealer.ts';
import { createHttpProvider } from './http-provider.ts';
import type { TradeInProvider } from './provider.ts';
import { sandboxProvider } from './sandbox-provider.ts';

/** Knows nothing, so that each request is an appraisal. */
const appraisal: TradeInProvider = {
  lookUp: () => Promise.resolve(null),
  value: () => Promise.resolve(null),
};

/** The provider of a dealer; null for one without trade-ins. */
export function findProvider(dealers: readonly Dealer[], slug: string): TradeInProvider | null {
  const provider = dealers.find(({ site }) => site.slug === slug)?.build.tradeInProvider;
  if (!provider) return null;
  if (provider.name === 'http') return createHttpProvider(provider, process.env[provider.key] ?? null);
  return provider.name === 'sandbox' ? sandboxProvider : appraisal;
}
