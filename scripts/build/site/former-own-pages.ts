import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Dealer } from '#config/dealer.ts';
import { indexRedirects, trimPath } from '#config/redirects/redirect-index.ts';
import type { OwnPage } from '#config/pages/own-page.ts';
import { digestData } from './fingerprint.ts';

/** How long a page that is gone is told of, in seconds: search engines and links have forgotten it by then. */
const toldFor = 400 * 86_400;

const schema = v.record(v.string(), v.object({ digest: v.string(), changed: v.number(), seen: v.number() }));
type Memory = v.InferOutput<typeof schema>;

/**
 * Own pages of former builds of a site: when each last changed, and which are gone. A memory that is lost or broken only
 * means that all pages are new and none is gone.
 */
export class FormerOwnPages {
  readonly #file: string;
  readonly #now: number;
  readonly #known: Memory;

  /** @param now epoch seconds */
  constructor(file: string, now: number) {
    this.#file = file;
    this.#now = now;
    this.#known = readMemory(file);
  }

  /** The pages with the moment at which a build first had them as they are. */
  date(pages: readonly OwnPage[]): OwnPage[] {
    return pages.map((page) => {
      const former = this.#known[page.path];
      return { ...page, changed: former?.digest === digestPage(page) ? former.changed : this.#now };
    });
  }

  /** A sentence for each page that was published, has no file any more, and whose address leads nowhere. */
  explainGone({ site, pages, build }: Dealer): string[] {
    const there = new Set([...pages.map((page) => page.path), ...build.waitingPages].map(trimPath));
    const redirects = indexRedirects(Object.keys(site.redirects));
    return Object.keys(this.#known)
      .filter((address) => !there.has(trimPath(address)) && redirects.first(trimPath(address)) === null)
      .sort()
      .map(
        (address) =>
          `The page ${address} was published and is gone. Let a redirect lead on: redirects: { ${trimPath(address)}: / }, or name it in the aliases of another page.`,
      );
  }

  /** Remembers the pages of this build, as `date` has answered them, and for some time those that are gone. */
  write(pages: readonly OwnPage[]): void {
    const kept = Object.entries(this.#known).filter(([, { seen }]) => this.#now - seen < toldFor);
    const present = pages.map((page) => {
      const changed = page.changed ?? this.#now;
      return [page.path, { digest: digestPage(page), changed, seen: this.#now }] as const;
    });
    mkdirSync(path.dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(Object.fromEntries([...kept, ...present])));
    renameSync(draft, this.#file);
  }
}

const digestPage = (page: OwnPage): string => digestData({ ...page, changed: null }).slice(0, 16);

function readMemory(file: string): Memory {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}
