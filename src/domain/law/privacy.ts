import type { WrittenSettings } from '../site/settings.ts';

/** Who gets what shoppers write into a form, as the notice beside it and the privacy policy say (LEGAL 5). */
export type PrivacyRules = WrittenSettings['privacy'];
