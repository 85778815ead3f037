import type { Site } from '#domain/site/site.ts';
import type { SiteSettings } from '#domain/site/settings.ts';
import type { Settings } from '../schema.ts';

type Asked = Pick<Settings, 'tradeIn' | 'services'>;

/** Whether shoppers can trade in a car online: the dealer API looks it up and takes what they say (TRADE-01). */
export const takesTradeIns = ({ tradeIn, services }: Asked): boolean =>
  tradeIn !== false && services.api.url !== null;

/** What pages know of trade-ins: who the provider is stays on the server, whether there is one does not. */
export const resolveTradeIn = (settings: Asked, shown: SiteSettings['tradeIn']): Site['tradeIn'] =>
  settings.tradeIn && shown && takesTradeIns(settings)
    ? { ...shown, hasEstimates: settings.tradeIn.provider.name !== 'appraisal' }
    : null;
