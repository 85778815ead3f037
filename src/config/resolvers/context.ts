import type { Brand } from '#domain/brand/brand.ts';
import type { TeamMember } from '#domain/team/team-member.ts';
import type { OpenTest } from '../redirects/open-addresses.ts';
import type { PageDrafts } from '../pages/page-drafts.ts';
import type { Path } from '../load/path.ts';
import type { SiteFiles } from '../load/site-files.ts';
import type { PartnerFile } from '../schemas/partner/partner-file.ts';
import type { Settings } from '../schema.ts';

/** Input and reports of resolvers, which make a Dealer of settings. */
export interface ResolveContext {
  slug: string;
  settings: Settings;
  /** Brands that the dealer represents, in the dealer's order. */
  brands: Brand[];
  /** Files of the partners that the dealer lists, by their names. */
  partnerFiles: ReadonlyMap<string, PartnerFile>;
  /** People of the dealer, in their order. */
  team: readonly TeamMember[];
  /** Whether all people are known: no file team.yaml has a mistake, which is told by itself. */
  isTeamWhole: boolean;
  /** Own pages of the dealer. */
  pages: PageDrafts;
  /** Addresses of which a mistake leaves open whether they are pages. */
  isOpen: OpenTest;
  files: Pick<SiteFiles, 'find' | 'measure' | 'advise' | 'all'>;
  /** Epoch seconds. */
  now: number;
  /** Whether only `_defaults.yaml` sets a value. */
  isDefault: (path: Path) => boolean;
  /** Reports something that keeps the dealer from loading; `at` says whether the key itself is the problem; else it is the value. */
  fail: (path: Path, message: string, at?: 'key' | 'value') => void;
  /** Reports something that was corrected or looks odd. */
  warn: (path: Path, message: string, at?: 'key' | 'value') => void;
}
