import type { VehicleAction } from '#domain/vehicle-actions.ts';
import type { ResolveContext } from './context.ts';

/** Whether there is any number to call. */
export const hasPhone = ({ settings }: Pick<ResolveContext, 'settings'>): boolean =>
  settings.phone !== null ||
  settings.locations.some(
    ({ phone, phones }) => phone !== null || Object.values(phones ?? {}).some((number) => number !== null),
  );

/** Whether vehicle pages have a finance calculator: its section, and a lender whose rates may be shown. */
export const hasCalculator = ({ settings }: Pick<ResolveContext, 'settings'>): boolean =>
  settings.finance !== false &&
  settings.finance.provider !== null &&
  settings.finance.lender !== null &&
  settings.finance.calculator !== false &&
  settings.sections.vehicle.some(({ name }) => name === 'finance');

/** Buttons of vehicle pages, without those that lead nowhere: no number to call, no test drives, no calculator. */
export function resolveActions(context: ResolveContext): VehicleAction[] {
  const { vehicle, testDrive } = context.settings;
  const lacking = [
    hasPhone(context) ? null : 'call',
    testDrive ? null : 'testDrive',
    hasCalculator(context) ? null : 'finance',
  ];
  return vehicle.actions.filter((action) => !lacking.includes(action));
}
