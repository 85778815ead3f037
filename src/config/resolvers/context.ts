import type { Brand } from '#domain/brand/brand.ts';
import type { Path } from '../load/path.ts';
import type { Settings } from '../schema.ts';

/** What resolvers may ask and say while they turn the settings of one dealer into a Dealer. */
export interface ResolveContext {
  slug: string;
  settings: Settings;
  /** Brands that the dealer represents, in the dealer's order. */
  brands: Brand[];
  /** Whether nobody but `_defaults.yaml` says anything about a setting. */
  isDefault: (path: Path) => boolean;
  /** Reports something that keeps the dealer from loading; `at` says whether the key itself is the problem; else it is the value. */
  fail: (path: Path, message: string, at?: 'key' | 'value') => void;
  /** Reports something that was corrected or looks odd. */
  warn: (path: Path, message: string) => void;
}
