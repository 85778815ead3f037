import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import type { LandingPage } from '#catalogue/catalogue.ts';
import type { KnownName } from '#catalogue/listing/landing-pages.ts';
import { writeWhole } from '../../command/write-whole.ts';

/** How long a listing outlives its last vehicle: links to it and search engines' memory of it are gone by then. */
const keptFor = 400 * 86_400;
/** More names than any dealer has; a feed of invented models does not grow the memory for ever. */
const mostNames = 5_000;

const schema = v.array(v.object({ make: v.string(), model: v.nullable(v.string()), seen: v.number() }));
type SeenName = v.InferOutput<typeof schema>[number];

/**
 * Makes and models that a site had listings of, so that one which is sold out answers with what is near and not with
 * 404. A memory that is lost or broken only means that those are forgotten.
 */
export class FormerListings {
  readonly #file: string;
  readonly #now: number;
  readonly #names: readonly SeenName[];

  /** @param now epoch seconds */
  constructor(file: string, now: number) {
    this.#file = file;
    this.#now = now;
    this.#names = readNames(file).filter(({ seen }) => now - seen < keptFor);
  }

  read(): readonly KnownName[] {
    return this.#names;
  }

  /** Remembers the listings of this build: those with vehicles as seen now, the others as before. */
  write(pages: readonly LandingPage[]): void {
    const seen = new Map(this.#names.map((name) => [keyOf(name), name]));
    for (const { refinements, count } of pages) {
      if (refinements.make === undefined || count === 0) continue;
      const name = { make: refinements.make, model: refinements.model ?? null };
      seen.set(keyOf(name), { ...name, seen: this.#now });
    }
    const names = [...seen.values()].sort((one, other) => other.seen - one.seen).slice(0, mostNames);
    writeWhole(this.#file, JSON.stringify(names));
  }
}

const keyOf = ({ make, model }: KnownName): string => JSON.stringify([make, model]);

function readNames(file: string): SeenName[] {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [];
  }
}
