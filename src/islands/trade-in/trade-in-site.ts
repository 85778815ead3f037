import { pick } from '#domain/site/pick.ts';
import type { Site } from '#domain/site/site.ts';
import type { TradeInRules } from '#domain/trade-in/limits.ts';
import type { TradeInSettings } from '#stores/trade-in/trade-in-settings.ts';
import { createNamedVehicleSite } from '../lead/lead-props.ts';

/** What the page of trade-ins reads of the site; `hasEstimates`: a provider values cars. */
export const createTradeInSite = (
  site: Site,
  { apiUrl, rules }: { apiUrl: string; rules: TradeInRules },
) => ({
  ...createNamedVehicleSite(site),
  ...{ apiUrl, rules, uploads: site.uploads },
  enquiry: pick(site.enquiry, 'bounds', 'defaultState', 'termsConsent'),
  hasLoan: site.finance !== null && site.vehicleSections.some(({ name }) => name === 'finance'),
});

export type TradeInSite = ReturnType<typeof createTradeInSite>;

export const createSettings = ({ apiUrl, rules, slug, leads, uploads }: TradeInSite): TradeInSettings => ({
  ...{ apiUrl, rules, slug, leads, uploads },
});
