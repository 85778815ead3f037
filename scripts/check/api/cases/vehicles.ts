import { getAutoGauge } from '#contract/autogauge.ts';
import type { Operation } from '#contract/operation.ts';
import { getPdf } from '#contract/pdf.ts';
import { getViews } from '#contract/views.ts';
import type { Case, Circumstances } from '../case.ts';

/** What is tried of vehicles: one that there is not, and one that there is, where it is named. */
export function makeVehicleCases({ vehicle }: Circumstances): Case[] {
  const all: readonly Operation[] = [getViews, getAutoGauge, getPdf];
  const missing = all.map((operation) => ({
    ...{ operation, about: 'a vehicle that there is not is not found' },
    ...{ parameters: { slug: 'contract-check-no-such-vehicle' }, expects: [404] },
  }));
  if (vehicle === null) return missing;
  const there = { parameters: { slug: vehicle }, expects: [200] };
  return [
    ...missing,
    { operation: getAutoGauge, about: `the price of ${vehicle}`, ...there },
    { operation: getPdf, about: `the sheet of ${vehicle}`, ...there },
    { operation: getViews, about: `a view of ${vehicle}`, writes: true, ...there },
  ];
}
