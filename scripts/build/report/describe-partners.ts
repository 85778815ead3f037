import type { Partner } from '#domain/partner/partner.ts';
import type { PartnerWeight } from '../partner/weigh-partners.ts';

export const countRequests = (requests: number): string =>
  `${requests} ${requests === 1 ? 'request' : 'requests'}`;

/**
 * One line a partner: where it stands, when it loads, what it asks for, what it declares, what was measured and which
 * servers it names.
 */
export const describePartners = (
  partners: readonly Partner[],
  weights: ReadonlyMap<string, PartnerWeight>,
): string[] =>
  partners.map(({ name, company, where, load, consent, budget, hosts }) => {
    const servers = [...new Set(Object.values(hosts).flat())].join(', ');
    const weight = weights.get(name);
    const measured = weight
      ? `this build measured ${(weight.bytes / 1000).toFixed(1)} kB in ${countRequests(weight.requests)} at first, without what scripts load by themselves`
      : 'this build could not measure it';
    return `Partner ${name} (${company}): at ${where.join(', ')}; loads at ${load}; consent ${consent}; declares at most ${budget.kilobytes} kB in ${countRequests(budget.requests)}; ${measured}; servers ${servers}.`;
  });
