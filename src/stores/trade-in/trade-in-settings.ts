import type { LeadEndpoint } from '#domain/lead/endpoint.ts';
import type { TradeInRules } from '#domain/trade-in/limits.ts';

/** What a trade-in works with. */
export interface TradeInSettings {
  apiUrl: string;
  slug: string;
  leads: LeadEndpoint;
  rules: TradeInRules;
  /** Whether photos go with it. */
  uploads: boolean;
}
