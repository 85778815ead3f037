import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from '../command/write-whole.ts';

/** What is remembered of a published target. */
export interface TargetState {
  fingerprint: string;
  /** Epoch seconds until which the unchanged site stays right and whole; null is for ever. */
  validUntil: number | null;
  /** Epoch seconds by the clock of the build; a state of an earlier release has none. */
  made?: number;
  vehicles: number;
  pages: number;
  bytes: number;
  /** What `countEntries` counted in the published site; a state of an earlier release has none. */
  entries?: number;
  seconds: number;
  /** Warnings of the build of the site; a state of an earlier release has none. */
  warnings?: string[];
}

/** Memory of former builds into one output folder. A lost or broken file only means that everything is built. */
export class BuildState {
  readonly #file: string;
  readonly #targets: Map<string, TargetState>;

  constructor(data: string, out: string) {
    const name = createHash('sha256').update(path.relative(data, out)).digest('hex').slice(0, 12);
    this.#file = path.join(data, 'build', `${name}.json`);
    this.#targets = readTargets(this.#file);
  }

  /** File in which a worker stores what the pages of a target were made of. */
  pagesFileOf(target: string): string {
    return this.#fileOf(target, '.json');
  }

  /** File in which a worker stores the makes and models that had listings. */
  listingsFileOf(target: string): string {
    return this.#fileOf(target, '.listings.json');
  }

  /** File in which a worker stores which own pages there were. */
  ownPagesFileOf(target: string): string {
    return this.#fileOf(target, '.own-pages.json');
  }

  #fileOf(target: string, ending: string): string {
    return `${this.#file.slice(0, -'.json'.length)}/${target.replaceAll('/', '.')}${ending}`;
  }

  read(target: string): TargetState | undefined {
    return this.#targets.get(target);
  }

  /** Every target that is remembered. */
  names(): string[] {
    return [...this.#targets.keys()];
  }

  /** Remembers a target at once, so that a killed build does not forget what it published. */
  write(target: string, state: TargetState): void {
    this.#targets.set(target, state);
    this.#save();
  }

  /** Takes back what a published target was made of, before another one takes its place: a build that is killed then is no reason to leave that one. */
  doubt(target: string): void {
    const known = this.read(target);
    if (known) this.write(target, { ...known, fingerprint: '' });
  }

  /** Forgets a target that is published no more. */
  forget(target: string): void {
    this.#targets.delete(target);
    const files = [this.pagesFileOf(target), this.listingsFileOf(target), this.ownPagesFileOf(target)];
    for (const file of files) rmSync(file, { force: true });
    this.#save();
  }

  #save(): void {
    writeWhole(this.#file, JSON.stringify(Object.fromEntries(this.#targets), null, 1));
  }
}

function readTargets(file: string): Map<string, TargetState> {
  try {
    const targets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, TargetState> | null;
    return new Map(
      typeof targets === 'object' && !Array.isArray(targets) ? Object.entries({ ...targets }) : [],
    );
  } catch {
    return new Map();
  }
}
