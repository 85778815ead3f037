import { expect, test } from 'vitest';
import { beginLoan } from '#domain/finance/calculator.ts';
import type { CalculatorRules } from '#domain/finance/rules.ts';
import { sampleFinance } from '../../domain/finance/rules-sample.ts';
import { openBrowser } from '../browser.ts';

openBrowser();
const { listenForEvents } = await import('#stores/analytics/analytics.ts');
const { changeLoan, changePeriod } = await import('#stores/finance/finance.ts');

test('FCAL-14 the first change of the calculator is told, once a page view', () => {
  const told: string[] = [];
  listenForEvents(({ key }) => told.push(key));
  expect(told).toEqual([]);
  const rules = sampleFinance().calculator as CalculatorRules;
  changeLoan('deposit', 2_000, rules, beginLoan(rules, null));
  changeLoan('term', 3, rules, beginLoan(rules, null));
  changePeriod('month');
  expect(told).toEqual(['calculatorUsed']);
});
