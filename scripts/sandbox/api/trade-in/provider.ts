import type * as v from 'valibot';
import type { tradeInLookup } from '#contract/answers/trade-in-lookup.ts';
import type { tradeInValuation } from '#contract/answers/trade-in-valuation.ts';
import type { LookupRequest, ValuationRequest } from '#contract/trade-in.ts';

export type Lookup = v.InferOutput<typeof tradeInLookup>;
export type ProviderValuation = v.InferOutput<typeof tradeInValuation>;

/** Who knows registrations and values. Both answer null for what is not known, and throw ServiceError of services. */
export interface TradeInProvider {
  lookUp: (asked: LookupRequest) => Promise<Lookup | null>;
  value: (asked: ValuationRequest) => Promise<ProviderValuation | null>;
}
