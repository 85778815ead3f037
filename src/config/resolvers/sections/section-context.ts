import type { Location } from '#domain/location/location.ts';
import type { Path } from '../../load/path.ts';
import type { ResolveContext } from '../context.ts';

/** What sections of a page are resolved with. Problems are told below `at`. */
export interface SectionContext extends ResolveContext {
  /** Where the sections of the page are written. */
  at: Path;
  timezone: string;
  /** Visible ones, in their order. */
  locations: readonly Location[];
}
