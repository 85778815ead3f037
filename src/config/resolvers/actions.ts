import type { VehicleAction } from '#domain/vehicle/actions.ts';
import type { ResolveContext } from './context.ts';
import { takesTradeIns } from './trade-in.ts';
import { resolveVehicleSections } from './sections/vehicle-sections.ts';

/** Whether there is any number to call. */
export const hasPhone = ({ settings }: Pick<ResolveContext, 'settings'>): boolean =>
  settings.phone !== null ||
  settings.locations.some(
    ({ phone, phones }) => phone !== null || Object.values(phones ?? {}).some((number) => number !== null),
  );

/** Whether vehicle pages have the finance calculator at all. */
export const hasCalculator = (context: ResolveContext): boolean =>
  resolveVehicleSections(context).some(({ name }) => name === 'finance');

/**
 * Whether a chat is among the partners of vehicle pages, also while it is switched off. A partner whose file is wrong, which is
 * told by itself, may be one.
 */
export const hasChat = ({ settings, partnerFiles }: ResolveContext): boolean =>
  settings.partners.some(
    ({ name, where }) =>
      where.includes('vehicle.actions') && (partnerFiles.get(name)?.kind ?? 'chat') === 'chat',
  );

/** Buttons of vehicle pages, without those that lead nowhere: no number to call, no test drives, no calculator, no trade-ins. */
export function resolveActions(context: ResolveContext): VehicleAction[] {
  const { vehicle, testDrive, reserve } = context.settings;
  const lacking = [
    hasPhone(context) ? null : 'call',
    testDrive ? null : 'testDrive',
    hasCalculator(context) ? null : 'finance',
    takesTradeIns(context.settings) ? null : 'tradeIn',
    reserve && reserve.mode !== 'off' ? null : 'reserve',
  ];
  return vehicle.actions.filter((action) => !lacking.includes(action));
}
