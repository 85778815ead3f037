import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { LockedError, takeLock } from '../run/lock.ts';

/** Everything unfinished lies in this folder of the output folder, so that publishing is a rename on one disk. */
const unfinished = '.building';
/** Where a run keeps a site from the moment it makes room for the new one until that one stands there. */
const formerSites = 'former';

/** `<slug>/<template>`, and nothing that leads out of the output folder. */
const plainTarget = /^[a-z\d][a-z\d-]*\/[a-z\d][a-z\d-]*$/i;

/** Files and folders of a folder; none when it does not exist. */
const list = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Cleans up after runs that were killed; a site that was between its two renames comes back. */
function recover(out: string): void {
  const lock = lockOf(out);
  for (const run of list(path.join(out, unfinished)).map((name) => path.join(out, unfinished, name))) {
    if (run === lock) continue;
    const former = path.join(run, formerSites);
    for (const slug of list(former)) {
      for (const template of list(path.join(former, slug))) {
        const site = path.join(out, slug, template);
        if (existsSync(site)) continue;
        // Somebody may have tidied the folder away, which is empty until now.
        mkdirSync(path.dirname(site), { recursive: true });
        renameSync(path.join(former, slug, template), site);
      }
    }
    rmSync(run, { recursive: true, force: true });
  }
}

const lockOf = (out: string): string => path.join(out, unfinished, 'lock');

function removeWhenEmpty(folder: string): void {
  try {
    rmdirSync(folder);
  } catch {
    // Something is in it that is not ours to remove.
  }
}

/** Whether an output folder has a finished site of a target. A power cut may have left its files without their bytes. */
export const isPublished = (out: string, target: string): boolean =>
  (statSync(path.join(out, target, 'index.html'), { throwIfNoEntry: false })?.size ?? 0) > 0;

/**
 * Makes an output folder whole again after a build that was killed while it put a new site in the place of an old one.
 * Leaves a folder alone in which a build is at work: that build has done so.
 */
export function healSites(out: string): void {
  if (!existsSync(path.join(out, unfinished))) return;
  try {
    new Publisher(out).close();
  } catch (error) {
    if (!(error instanceof LockedError)) throw error;
  }
}

/**
 * The unfinished part of one build: a folder of its own next to the sites, where each is made before anybody sees it.
 * A site is either the old one or the new one, never a mixture.
 *
 * @throws LockedError when another build is at work in the same output folder
 */
export class Publisher {
  readonly #out: string;
  readonly #run: string;
  readonly #unlock: () => void;

  constructor(out: string) {
    this.#out = out;
    this.#unlock = takeLock(lockOf(out), out);
    recover(out);
    this.#run = path.join(out, unfinished, randomUUID());
  }

  /** Folder in which a target is built before anybody sees it. */
  draftOf(target: string): string {
    return path.join(this.#run, 'next', target);
  }

  siteOf(target: string): string {
    return path.join(this.#out, target);
  }

  isPublished(target: string): boolean {
    return isPublished(this.#out, target);
  }

  /** Entries of a site's folder and of the folders in it: with fewer than were published, somebody has deleted some. */
  countEntries(target: string): number {
    const site = this.siteOf(target);
    const entries = readdirSync(site, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory());
    return folders.reduce(
      (count, { name }) => count + readdirSync(path.join(site, name)).length,
      entries.length,
    );
  }

  /** Puts a finished draft in the place of the published site. */
  publish(target: string): void {
    const site = this.siteOf(target);
    const former = path.join(this.#run, formerSites, target);
    mkdirSync(path.dirname(site), { recursive: true });
    mkdirSync(path.dirname(former), { recursive: true });
    if (existsSync(site)) renameSync(site, former);
    // A process that dies here leaves the site to `recover`.
    renameSync(this.draftOf(target), site);
    rmSync(former, { recursive: true, force: true });
  }

  /**
   * Takes a published site away, in one step for its visitors. Answers false, and leaves it, when it is not a folder of
   * this output folder: a link may lead anywhere.
   */
  withdraw(target: string): boolean {
    const site = this.siteOf(target);
    if (!plainTarget.test(target) || !this.isPublished(target)) return false;
    if (realpathSync(site) !== path.join(realpathSync(this.#out), target)) return false;
    const withdrawn = path.join(this.#run, 'withdrawn', target);
    mkdirSync(path.dirname(withdrawn), { recursive: true });
    renameSync(site, withdrawn);
    removeWhenEmpty(path.dirname(site));
    return true;
  }

  discard(target: string): void {
    rmSync(this.draftOf(target), { recursive: true, force: true });
  }

  /** Removes what is unfinished, also what the worker of a killed run wrote after its end. */
  close(): void {
    recover(this.#out);
    this.#unlock();
    removeWhenEmpty(path.join(this.#out, unfinished));
  }
}
