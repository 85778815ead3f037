import { expect, test } from 'vitest';
import { describeModelPage } from '#routes/model/model-view.ts';

test('ROUTE-15 the description of a model promises stock only where there is some', () => {
  const describe = (part: object) =>
    describeModelPage(
      { name: 'Kia EV6', fresh: null, used: null, ...part },
      { name: 'Good Motors', messages: {} },
    );
  const some = { title: 'Used Kia EV6', count: 1, vehicles: [], href: null };
  expect(describe({ used: some })).toContain('what is in stock with prices');
  expect(describe({ fresh: some })).toContain('what is in stock with prices');
  expect(describe({})).toBe(
    'Kia EV6 at Good Motors: what it is. None is in stock today. Ask us what is on its way.',
  );
});
