import type { GarageRules } from '#domain/garage/garage.ts';
import type { ResolveContext } from './context.ts';

/** What shoppers may keep; a dealer without a garage keeps nothing. */
export const resolveGarage = ({ settings }: ResolveContext): GarageRules =>
  settings.garage === false ? { saved: false, quote: false, compare: false, viewed: false } : settings.garage;
