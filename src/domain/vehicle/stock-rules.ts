import type { SiteSettings } from '../site/settings.ts';

/** What is in stock, and how long it is shown. */
export type StockRules = SiteSettings['stock'];
