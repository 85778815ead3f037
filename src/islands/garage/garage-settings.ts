import type { GarageRules } from '#domain/garage/garage.ts';
import type { Site } from '#domain/site/site.ts';

/** What the garage's script needs to know of the site; every page carries it, so it is short. */
export interface GarageSettings extends GarageRules {
  /** Overrides of the garage's words alone. */
  messages: Record<string, string>;
}

export const createGarageSettings = ({ garage, messages }: Site): GarageSettings => ({
  ...garage,
  messages: Object.fromEntries(Object.entries(messages).filter(([key]) => key.startsWith('garage.'))),
});
