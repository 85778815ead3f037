import type { Published } from '#config/load/published.ts';
import type { Running } from '../command/running-note.ts';

/** What a build is asked to do. Folders are absolute. */
export interface BuildOptions {
  /** Where finished sites go: `<out>/<slug>/<template>/`. */
  out: string;
  /** Where state, snapshots and caches live. */
  data: string;
  /** Folder of dealer files. */
  dealersDirectory: string;
  /** Slugs to build; empty means all. */
  dealers: string[];
  /** Templates to build; empty means those that each dealer names. */
  templates: string[];
  shard: { index: number; count: number };
  /** Where dealers were published before, from reports of former builds; empty without any. */
  published: Published;
  /** Builds although nothing changed, and publishes although stock fell. */
  force: boolean;
  /** Takes published sites away that no dealer file asks for any more. */
  prune: boolean;
  /** Sites that are built at the same time; 0 chooses by the machine. */
  jobs: number;
  /** An index and dealer API that replaces the one in the dealer files, for example the sandbox on another port. */
  sandboxUrl: string | null;
  /** The sandbox that is running with the data folder, for dealers whose files name none but the usual one. */
  runningSandbox: string | null;
  adminKey: string;
  /** Seconds of silence after which the index counts as down. */
  patience: number;
  /** Seconds after which reading a collection is given up, even while data still arrives. */
  readLimit: number;
}

/**
 * The admin key of the index: TYPESENSE_ADMIN_KEY (hosted), FORECOURT_ADMIN_KEY (sandbox), or that of the running
 * sandbox. Empty without any, which every index refuses.
 */
export const readAdminKey = (running: Running | null, environment: NodeJS.ProcessEnv = process.env): string =>
  environment['TYPESENSE_ADMIN_KEY'] ?? environment['FORECOURT_ADMIN_KEY'] ?? running?.apiKey ?? '';
