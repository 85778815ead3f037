import { describe, expect, test } from 'vitest';
import { judgeWords, wordRules } from '#domain/law/word-rules.ts';

const judge = (text: string, state: 'NSW' | 'QLD' = 'QLD', nearby = text): string[] =>
  judgeWords(text, [state], nearby).map(({ rule }) => `${rule.severity} ${rule.id}`);

describe('words that an advertisement may not say so', () => {
  test.each([
    ['LEGAL 4', 'Drive it home from 1.9% p.a.', 'error rate-without-comparison'],
    ['LEGAL 4', 'With 0% finance on all models', 'error rate-without-comparison'],
    ['LEGAL 4', 'Finance from 5.99 %', 'error rate-without-comparison'],
    ['LEGAL 4', 'Finance it for $99 per week', 'error financed-repayment'],
    ['LEGAL 4', '$99 p/week on a secured loan', 'error financed-repayment'],
    ['LEGAL 4', 'Yours for $99 a week', 'warning repayment'],
    ['LEGAL 4', '$129/wk', 'warning repayment'],
    ['LEGAL 4', 'Three years interest free', 'warning interest-free'],
    ['LEGAL 1', 'Now $29,990 plus on-road costs', 'error price-plus-on-road-costs'],
    ['LEGAL 1', 'From $29,990 +ORCs', 'error price-plus-on-road-costs'],
    ['LEGAL 1', '$18,990 plus $165 admin fee', 'error price-plus-dealer-charges'],
    ['LEGAL 1', '$18,990, excludes dealer delivery', 'error price-plus-dealer-charges'],
    ['LEGAL 1', 'Only $18,990 + GST', 'error price-plus-gst'],
  ])('%s %s', (_title, text, rule) => {
    expect(judge(text)).toEqual([rule]);
  });

  test.each([
    'LEGAL 4 Up to 100% finance available',
    'LEGAL 4 20% off all service plans',
    'LEGAL 4 Subscribe from $249 per week, all included',
    'LEGAL 4 1.9% p.a., comparison rate 2.4% p.a. WARNING: …',
    'LEGAL 1 Now $29,990 drive away',
    'LEGAL 1 $29,990 including dealer delivery and GST',
    'LEGAL 1 Best price in town, free coffee',
    'LEGAL 1 We pay the on road costs',
  ])('nothing is wrong with: %s', (text) => {
    expect(judge(text)).toEqual([]);
  });

  test('LEGAL 1 NSW has no on-road costs, with or without a price', () => {
    expect(judge('We pay the on road costs', 'NSW')).toEqual(['warning on-road-costs-words']);
  });

  test('LEGAL 4 the comparison rate may stand nearby', () => {
    expect(judge('From 1.9% p.a.', 'QLD', 'From 1.9% p.a.\nComparison rate 2.4% p.a.')).toEqual([]);
  });

  test('a rule has an id of its own and a source', () => {
    expect(new Set(wordRules.map(({ id }) => id)).size).toBe(wordRules.length);
    expect(wordRules.every(({ source }) => source.length > 10)).toBe(true);
  });
});
