import type { Dealer } from '#config/dealer.ts';
import { warnOfWeights } from '../partner/warn-of-weights.ts';
import type { PartnerWeight } from '../partner/weigh-partners.ts';
import { describePartners } from './describe-partners.ts';
import type { TargetReport } from './report.ts';

/** What a report says of a dealer's partners. How much they load is of today, and never a part of what is remembered. */
export const tellOfPartners = (
  { site: { partners } }: Dealer,
  warnings: readonly string[],
  weights: ReadonlyMap<string, PartnerWeight>,
): Pick<TargetReport, 'warnings' | 'partners'> => ({
  warnings: [...warnings, ...warnOfWeights(partners, weights)],
  partners: describePartners(partners, weights),
});
