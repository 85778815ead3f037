import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VehicleSummary } from '../../../../../src/templates/depot/parts/vehicle/VehicleSummary.tsx';

test('VDP-13 the list for a quote stands with the actions, before the facts', () => {
  const areas = {
    name: 'name ',
    price: 'price ',
    estimate: 'estimate ',
    actions: 'actions ',
    facts: 'facts',
    keeping: 'quote ',
  };
  const words = renderToStaticMarkup(<VehicleSummary areas={areas} />).replaceAll(/<[^>]*>/g, '');
  expect(words).toBe('name price estimate actions quote facts');
});
