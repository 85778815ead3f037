import { readFileSync } from 'node:fs';
import path from 'node:path';
import { omit } from '#domain/site/pick.ts';
import type { SiteFile } from '#integration/kit/read-files.ts';
import { writeWhole } from '../../command/write-whole.ts';
import { digestBytes, digestData } from './fingerprint.ts';
import type { SiteJob } from '../run/job.ts';

/** What is remembered of the pages of one site. */
interface Memory {
  /** Digest of what they share: code, settings, keys. */
  whole: string;
  /** By the name of a file: digests of what the page was made of and of what came out, and the own pictures in it. */
  pages: Record<string, [inputs: string, content: string, pictures?: string[]]>;
}

const nothing: Memory = { whole: '', pages: {} };

function readMemory(file: string): Memory {
  try {
    const memory = JSON.parse(readFileSync(file, 'utf8')) as Partial<Memory> | null;
    return { whole: memory?.whole ?? '', pages: memory?.pages ?? {} };
  } catch {
    return nothing;
  }
}

function readPage(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/** Files of the dealer's own pictures that a page draws. A name stands for the bytes. */
const listPictures = (page: Buffer): string[] => [
  ...new Set(page.toString('latin1').match(/_pictures\/[\w.-]+/g)),
];

type FormerSite = Pick<SiteJob, 'dealer' | 'template' | 'keys' | 'kit' | 'formerSite' | 'pagesFile'>;

/**
 * Pages of the published site that need not be made again, because everything that they show is as it was. A page is
 * kept only when the file is byte for byte the one that was made of the same things, whatever became of the builds in
 * between; memory that is lost or does not fit only means that pages are made again.
 */
export class FormerPages {
  kept = 0;
  readonly #site: FormerSite;
  readonly #inputs: ReadonlyMap<string, string>;
  readonly #files: ReadonlySet<string>;
  readonly #former: Memory;
  readonly #now: Memory;

  /**
   * @param inputs digests of what each page is made of, by the name of its file; others are never kept
   * @param files names of the dealer's own files on the site
   */
  constructor(site: FormerSite, inputs: ReadonlyMap<string, string>, files: ReadonlySet<string> = new Set()) {
    const { dealer, template, keys, kit, formerSite, pagesFile } = site;
    // What single pages say is an input of theirs or they are always made, and no page shows which others, redirects or hosts
    // of pictures there are.
    const { blog } = dealer.site;
    const shared = {
      ...omit(dealer.site, 'pages', 'redirects', 'sections', 'ownLocationPages', 'ownBrandPages', 'legal'),
      blog: blog && omit(blog, 'addresses'),
    };
    // Of own pictures, each page remembers those that it draws.
    const settings = omit(dealer.build, 'ownLinks', 'pictureOrigins', 'waitingPages', 'files');
    // The name of a kit stands for all code.
    const whole = digestData(path.basename(kit), shared, settings, template, keys);
    const memory = formerSite === null ? nothing : readMemory(pagesFile);
    this.#site = site;
    this.#inputs = inputs;
    this.#files = files;
    this.#former = memory.whole === whole ? memory : nothing;
    this.#now = { whole, pages: {} };
  }

  /** The published page when it would be the same now, else null. */
  keep(name: string): Buffer | null {
    const { formerSite } = this.#site;
    const former = this.#former.pages[name];
    if (formerSite === null || !former || former[0] !== this.#inputs.get(name)) return null;
    if (former[2]?.some((picture) => !this.#files.has(picture))) return null;
    const page = readPage(path.join(formerSite, name));
    if (!page || digestBytes(page) !== former[1]) return null;
    this.kept += 1;
    this.#now.pages[name] = former;
    return page;
  }

  /** Remembers a page that was made. */
  note({ name, content }: SiteFile): void {
    const inputs = this.#inputs.get(name);
    if (inputs === undefined || this.#now.pages[name]) return;
    const pictures = listPictures(content);
    const made: [string, string] = [inputs, digestBytes(content)];
    this.#now.pages[name] = pictures.length > 0 ? [...made, pictures] : made;
  }

  /** Keeps the memory for the next build. */
  write(): void {
    writeWhole(this.#site.pagesFile, JSON.stringify(this.#now));
  }
}
