import type { Dealer } from '#config/dealer.ts';
import type { SiteKeys } from '../stock/keys.ts';

/** The order to make a kit: what all dealers with the same template and pages share. */
export interface KitJob {
  kind: 'kit';
  template: string;
  /** Address patterns of the pages that its dealers have, in the order of the table of routes. */
  patterns: string[];
  /** Folder that becomes the kit. */
  kit: string;
  cacheDirectory: string;
}

/** The order to make one site, as the worker receives it: plain data. */
export interface SiteJob {
  kind: 'site';
  dealer: Dealer;
  template: string;
  keys: SiteKeys;
  vehiclesFile: string | null;
  offersFile: string | null;
  partsFile: string | null;
  /** Epoch seconds. */
  now: number;
  /** Folder of the finished kit that this site is made with. */
  kit: string;
  /** Folder of pictures for shared links that were drawn before. */
  cardCache: string;
  /** Folder of what was made of dealers' own pictures before. */
  pictureCache: string;
  /** Empty folder of this job alone; becomes the site. */
  outDirectory: string;
  /** The published site, whose pages are kept where nothing changed; null when all are to be made anew. */
  formerSite: string | null;
  /** File that remembers what the pages were made of, from one build to the next. */
  pagesFile: string;
  /** File that remembers which makes and models had listings, from one build to the next. */
  listingsFile: string;
  /** File that remembers which own pages there were, from one build to the next. */
  ownPagesFile: string;
  /** Vehicles on the published site, null when there is none or any drop is welcome. */
  formerVehicles: number | null;
  /** Publishes although stock fell, or much of it cannot be drawn. */
  force: boolean;
  /** Texts that must not stand in any published file. */
  secrets: string[];
}

export interface SiteResult {
  pages: number;
  /** Pages that were taken from the published site. */
  kept: number;
  bytes: number;
  vehicles: number;
  /** Epoch seconds until which nothing but the index changes it; Infinity where no end is known. */
  validUntil: number;
  /** Of work; waiting for a worker is not counted. */
  milliseconds: number;
  /** Things to tell about a site that was built all the same. */
  warnings: string[];
}

export type Job = KitJob | SiteJob;
export type JobResult<Asked extends Job> = Asked extends SiteJob ? SiteResult : null;
export type JobAnswer = { result: SiteResult | null } | { error: string };
