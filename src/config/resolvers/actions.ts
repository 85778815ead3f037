import type { VehicleAction } from '#domain/vehicle-actions.ts';
import type { ResolveContext } from './context.ts';

/** Whether there is any number to call. */
export const hasPhone = ({ settings }: Pick<ResolveContext, 'settings'>): boolean =>
  settings.phone !== null ||
  settings.locations.some(
    ({ phone, phones }) => phone !== null || Object.values(phones ?? {}).some((number) => number !== null),
  );

/** Buttons of cards and vehicle pages, without a call button when there is no number. */
export const resolveActions = (context: ResolveContext): VehicleAction[] =>
  context.settings.vehicle.actions.filter((action) => action !== 'call' || hasPhone(context));
