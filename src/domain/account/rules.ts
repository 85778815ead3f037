import type { WrittenSettings } from '../site/settings.ts';

/** How customers sign in. */
export type AuthRules = Exclude<WrittenSettings['auth'], false> & {
  /** Path of the dealer API on the site's own origin. */
  api: string;
};
