import type { Partner } from '#domain/partner/partner.ts';
import { countRequests } from '../report/describe-partners.ts';
import type { PartnerWeight } from './weigh-partners.ts';

/** Partners that load more than their file declares, or whose script no browser would run. */
export const warnOfWeights = (
  partners: readonly Partner[],
  weights: ReadonlyMap<string, PartnerWeight>,
): string[] =>
  partners.flatMap(({ name, company, budget, source }) => {
    const weight = weights.get(name);
    if (!weight) return [];
    const kilobytes = Math.ceil(weight.bytes / 1000);
    const isAbove = kilobytes > budget.kilobytes || weight.requests > budget.requests;
    const file = `dealers/_partners/${name}.yaml`;
    return [
      ...(weight.isChanged
        ? [
            `Partner ${name}: ${source.address} is another script than the one of integrity in ${file}, so browsers refuse it and shoppers see that it cannot be loaded. Ask ${company} for the digest of the new one, or for an address whose text never changes.`,
          ]
        : []),
      ...(isAbove
        ? [
            `Partner ${name}: it loads ${kilobytes} kB in ${countRequests(weight.requests)} at first, and ${file} declares at most ${budget.kilobytes} kB in ${countRequests(budget.requests)}. Ask ${company} for less, or write what is true into budget.`,
          ]
        : []),
    ];
  });
