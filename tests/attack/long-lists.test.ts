import { describe, expect, test } from 'vitest';
import { postTradeInValuation } from '#contract/trade-in.ts';
import { eventDocument } from '#domain/analytics/event-document.ts';
import { judgeNewLead } from '#scripts/sandbox/leads/judge-lead.ts';
import * as v from 'valibot';
import { newLead } from '../services/lead/lead.ts';

/** As many as a body of 64 KB has room for. */
const many = 21_000;
const context = {
  isOwn: () => false,
  findKept: () => null,
  namesFile: () => undefined,
  asksTerms: () => false,
};

/** Processor time in milliseconds. */
function time(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('a list that is far too long costs little to refuse', () => {
  test.each([
    ['vehicles', Array.from({ length: many }, () => ({}))],
    ['photos', Array.from({ length: many }, () => '')],
    ['adjustmentAnswers', Array.from({ length: many }, () => ({}))],
    ['attributes', { visited_pages: Array.from({ length: many }, () => 0), linked_query_params: {} }],
    [
      'attributes',
      {
        visited_pages: [],
        linked_query_params: Object.fromEntries(Array.from({ length: many }, (_, at) => [`k${at}`, 0])),
      },
    ],
  ])('%s of a lead', (name, value) => {
    const lead = { ...newLead(), [name]: value } as unknown as Parameters<typeof judgeNewLead>[0];
    expect(time(() => judgeNewLead(lead, context))).toBeLessThan(100);
  });

  test('of a valuation and of an event', () => {
    const answers = Array.from({ length: many }, () => ({}));
    const { schema } = postTradeInValuation.body;
    expect(time(() => v.safeParse(schema, { adjustmentAnswers: answers }))).toBeLessThan(100);
    expect(time(() => v.safeParse(eventDocument, { names: answers }))).toBeLessThan(100);
  });
});
