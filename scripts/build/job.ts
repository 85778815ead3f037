import type { Dealer } from '#config/dealer.ts';
import type { SiteKeys } from './keys.ts';

/** One target as the worker receives it: plain data. */
export interface Job {
  dealer: Dealer;
  template: string;
  keys: SiteKeys;
  vehiclesFile: string | null;
  offersFile: string | null;
  partsFile: string | null;
  /** Epoch seconds. */
  now: number;
  /** Empty folder of this job alone; becomes the site. */
  outDirectory: string;
  cacheDirectory: string;
  /** Vehicles on the published site, null when there is none or any drop is welcome. */
  formerVehicles: number | null;
  /** Texts that must not stand in any published file. */
  secrets: string[];
}

export interface JobResult {
  pages: number;
  bytes: number;
  vehicles: number;
  /** Epoch seconds; Infinity when only the index changes the pages. */
  validUntil: number;
  /** Milliseconds spent on rendering and on checks. */
  milliseconds: number;
  /** Things to tell about a site that was built all the same. */
  warnings: string[];
}

export type JobAnswer = { result: JobResult } | { error: string };
