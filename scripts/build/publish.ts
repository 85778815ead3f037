import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const drafts = '.building';
// Inside the project: for a folder outside, Astro puts every target's modules into one shared folder, which mixes sites.
const workshop = path.resolve('.forecourt', 'drafts');

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The unfinished part of a build: each run renders in a folder of its own inside the project, and has one next to the
 * sites, on the same disk, so that publishing is a rename. A site is either the old one or the new one, never a mixture.
 */
export class Publisher {
  readonly #out: string;
  readonly #run: string;
  readonly #drafts = path.join(workshop, String(process.pid));

  constructor(out: string) {
    this.#out = out;
    this.#run = path.join(out, drafts, String(process.pid));
    mkdirSync(this.#run, { recursive: true });
    this.#sweep();
  }

  /** Folder in which a target is built before anybody sees it. */
  draftOf(target: string): string {
    return path.join(this.#drafts, path.basename(path.resolve(this.#out)), target);
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
    const next = this.#bringNextToSites(target);
    if (existsSync(site)) renameSync(site, former);
    renameSync(next, site);
    rmSync(former, { recursive: true, force: true });
  }

  discard(target: string): void {
    rmSync(this.draftOf(target), { recursive: true, force: true });
  }

  /** Moves a draft to the disk of the sites, by copying when that is another one; nobody sees it yet. */
  #bringNextToSites(target: string): string {
    const next = path.join(this.#run, 'next', target);
    mkdirSync(path.dirname(next), { recursive: true });
    rmSync(next, { recursive: true, force: true });
    try {
      renameSync(this.draftOf(target), next);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
      cpSync(this.draftOf(target), next, { recursive: true });
      this.discard(target);
    }
    return next;
  }

  /** Removes this run's folder, and the folder of all runs when no other is at work. */
  close(): void {
    rmSync(this.#run, { recursive: true, force: true });
    rmSync(this.#drafts, { recursive: true, force: true });
    // Once more: the worker of a killed run may have written on for a moment.
    this.#sweep();
    const runs = path.join(this.#out, drafts);
    if (readdirSync(runs).length === 0) rmdirSync(runs);
  }

  /** Cleans up after runs that were killed; a site that was between its two renames comes back. */
  #sweep(): void {
    for (const run of existsSync(workshop) ? readdirSync(workshop) : []) {
      if (!isRunning(Number(run))) rmSync(path.join(workshop, run), { recursive: true, force: true });
    }
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
