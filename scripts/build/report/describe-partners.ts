import type { Partner } from '#domain/partner/partner.ts';

/** One line a partner: where it stands, when it loads, what it asks for, what it declares and which servers it names. */
export const describePartners = (partners: readonly Partner[]): string[] =>
  partners.map(({ name, company, where, load, consent, budget, hosts }) => {
    const servers = [...new Set(Object.values(hosts).flat())].join(', ');
    return `Partner ${name} (${company}): at ${where.join(', ')}; loads at ${load}; consent ${consent}; declares at most ${budget.kilobytes} kB in ${budget.requests} ${budget.requests === 1 ? 'request' : 'requests'}; servers ${servers}.`;
  });
