import type { SiteFile } from '#integration/kit/read-files.ts';

/** Scripts and styles of a kit. Their names stand for their bytes, and whoever needs one names it. */
const folder = '_astro/';
const plainName = /^[\w.-]+$/;
const names = /(?<![\w.-])[\w.-]+\.\w+/g;

const listNames = (content: Buffer): string[] => content.toString('latin1').match(names) ?? [];

const isOptional = ({ name }: SiteFile): boolean =>
  name.startsWith(folder) && plainName.test(name.slice(folder.length));

/** Which of a kit's files name which, by names in the folder; a kit is the same for many sites. */
const graphs = new WeakMap<readonly SiteFile[], ReadonlyMap<string, ReadonlySet<string>>>();

function readGraph(files: readonly SiteFile[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = graphs.get(files);
  if (known) return known;
  const optional = files.filter(isOptional).map(({ name, content }) => ({
    name: name.slice(folder.length),
    content,
  }));
  const all = new Set(optional.map(({ name }) => name));
  const graph = new Map(
    optional.map(({ name, content }) => [name, new Set(listNames(content).filter((one) => all.has(one)))]),
  );
  graphs.set(files, graph);
  return graph;
}

/**
 * The scripts and styles of a kit that the pages of one site can reach. A kit serves many dealers: a site without partners,
 * accounts or a calculator would publish what they need and no page asks for.
 */
export class UsedFiles {
  readonly #files: readonly SiteFile[];
  readonly #used = new Set<string>();

  constructor(files: readonly SiteFile[]) {
    this.#files = files;
  }

  #use(name: string): void {
    if (this.#used.has(name)) return;
    this.#used.add(name);
    for (const next of readGraph(this.#files).get(name) ?? []) this.#use(next);
  }

  /** Takes note of what a page names. */
  note({ content }: Pick<SiteFile, 'content'>): void {
    for (const [, name = ''] of content.toString('latin1').matchAll(/_astro\/([\w.-]+)/g)) this.#use(name);
  }

  /** The files of the kit that are in use, and those that have no such name, when all pages were noted. */
  list(): SiteFile[] {
    return this.#files.filter((file) => !isOptional(file) || this.#used.has(file.name.slice(folder.length)));
  }
}
