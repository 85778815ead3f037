import { existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const drafts = '.building';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The unfinished part of an output folder: each run has a folder of its own next to the sites, on the same disk, so
 * that publishing is a rename. A site is either the old one or the new one, never a mixture.
 */
export class Publisher {
  readonly #out: string;
  readonly #run: string;

  constructor(out: string) {
    this.#out = out;
    this.#run = path.join(out, drafts, String(process.pid));
    mkdirSync(this.#run, { recursive: true });
    this.#sweep();
  }

  /** Folder in which a target is built before anybody sees it. */
  draftOf(target: string): string {
    return path.join(this.#run, 'next', target);
  }

  siteOf(target: string): string {
    return path.join(this.#out, target);
  }

  isPublished(target: string): boolean {
    return existsSync(path.join(this.siteOf(target), 'index.html'));
  }

  /** Puts a finished draft in the place of the published site. */
  publish(target: string): void {
    const site = this.siteOf(target);
    const former = path.join(this.#run, 'former', target);
    mkdirSync(path.dirname(site), { recursive: true });
    mkdirSync(path.dirname(former), { recursive: true });
    if (existsSync(site)) renameSync(site, former);
    renameSync(this.draftOf(target), site);
    rmSync(former, { recursive: true, force: true });
  }

  discard(target: string): void {
    rmSync(this.draftOf(target), { recursive: true, force: true });
  }

  /** Removes this run's folder, and the folder of all runs when no other is at work. */
  close(): void {
    rmSync(this.#run, { recursive: true, force: true });
    // Once more: the worker of a killed run may have written on for a moment.
    this.#sweep();
    const runs = path.join(this.#out, drafts);
    if (readdirSync(runs).length === 0) rmdirSync(runs);
  }

  /** Cleans up after runs that were killed; a site that was between its two renames comes back. */
  #sweep(): void {
    for (const run of readdirSync(path.join(this.#out, drafts))) {
      if (isRunning(Number(run))) continue;
      const folder = path.join(this.#out, drafts, run);
      const former = path.join(folder, 'former');
      const slugs = existsSync(former) ? readdirSync(former) : [];
      for (const target of slugs.flatMap((slug) =>
        readdirSync(path.join(former, slug)).map((template) => path.join(slug, template)),
      )) {
        if (!existsSync(this.siteOf(target))) renameSync(path.join(former, target), this.siteOf(target));
      }
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
