import type { AstroUserConfig } from 'astro';

/** A plugin of the bundler, as Astro takes it. */
export type DevPlugin = Extract<
  NonNullable<NonNullable<AstroUserConfig['vite']>['plugins']>[number],
  { name: string }
>;
