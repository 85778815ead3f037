import { expect, test } from 'vitest';
import { createTradeInText } from '#messages/trade-in/trade-in.ts';

test('TRADE-04 says which cars generally get no estimate, in the words of the spec', () => {
  const said = createTradeInText({})('tradeIn.beyond', { years: '7', kilometres: '100,000' });
  expect(said).toBe('Online estimates are generally not given for cars over 7 years old or over 100,000 km.');
});

test('no figure is told without its day and the inspection', () => {
  const said = createTradeInText({})('tradeIn.result.of', { date: '1 May 2026', until: '8 May 2026' });
  expect(said).toMatch(/1 May 2026, subject to inspection.*8 May 2026/);
});
