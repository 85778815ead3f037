import { createCostText } from '#messages/costs/costs.ts';
import { createFinanceCalculatorText } from '#messages/finance/calculator.ts';
import { createDeliveryProps } from '../../costs/delivery-props.ts';
import { createFuelProps } from '../../costs/fuel-props.ts';
import { createFinanceProps } from '../../finance/finance-props.ts';
import { createComparisonProps } from '../autogauge/comparison-props.ts';
import { createToolRow } from './tool.tsx';

/** Sections that live in the browser (FCAL, FUEL, GAUG). */
export const toolSections = {
  finance: createToolRow({
    createProps: ({ vehicle, site, now }) =>
      createFinanceProps(vehicle, { ...site, finance: site.finance ?? null }, now),
    createHeading: (_, messages) => ({
      id: 'finance',
      title: createFinanceCalculatorText(messages)('finance.title'),
    }),
    load: () => import('../../finance/FinanceCalculator.tsx').then((code) => code.FinanceCalculator),
    margin: '200px',
  }),
  fuelCost: createToolRow({
    createProps: ({ vehicle, site }) =>
      createFuelProps(vehicle, { ...site, fuelCost: site.fuelCost ?? null }),
    createHeading: ({ energy }, messages) => ({
      id: 'fuel-cost',
      title: createCostText(messages)(`fuel.title.${energy}`),
    }),
    load: () => import('../../costs/FuelCalculator.tsx').then((code) => code.FuelCalculator),
    margin: '200px',
  }),
  delivery: createToolRow({
    createProps: ({ vehicle, site }) => createDeliveryProps(vehicle, site),
    createHeading: (_, messages) => ({ id: 'delivery', title: createCostText(messages)('delivery.title') }),
    load: () => import('../../costs/DeliveryCalculator.tsx').then((code) => code.DeliveryCalculator),
    margin: '200px',
  }),
  priceComparison: createToolRow({
    createProps: ({ vehicle, site }) => createComparisonProps(vehicle, site),
    load: () => import('../autogauge/PriceComparison.tsx').then((code) => code.PriceComparison),
    // Fetched early: it may turn out empty and must disappear before it is in view.
    margin: '2500px',
  }),
};
