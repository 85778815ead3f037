import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createFuelProps } from '#islands/costs/fuel-props.ts';
import { FuelCalculator } from '#islands/costs/FuelCalculator.tsx';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { stockVehicle } from '../../../../domain/vehicle/stock-vehicle.ts';

const fuelCost = {
  kilometres: 250,
  petrol: { price: 1.7, consumption: 10 },
  electric: { price: 0.3, consumption: 16 },
};

/** What stands in the section, tags left out. */
function read(changed: Partial<Vehicle>): string {
  const props = createFuelProps(stockVehicle(changed), { fuelCost, messages: {} });
  if (!props) return '';
  return renderToStaticMarkup(<FuelCalculator {...props} />)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}

test('FUEL-02: of a plug-in hybrid litres and kilowatt hours are asked, and both are in its cost', () => {
  const words = read({ fuel: 'Plug-in Hybrid', fuelConsumption: 1.5 });
  for (const asked of ['Litres per 100 km', 'Price of a litre', 'kWh per 100 km', 'Price of a kWh'])
    expect(words).toContain(asked);
  expect(words).toContain('$18.38 a week');
  expect(words).toContain('1.5 L/100 km, which counts on a charged battery, and with a usual 16 kWh/100 km');
});

test('FUEL-03: of a petrol car no kilowatt hours are asked, of an electric one no litres', () => {
  expect(read({ fuel: 'Petrol' })).not.toContain('kWh');
  expect(read({ fuel: 'Electric' })).not.toMatch(/litre/i);
});
