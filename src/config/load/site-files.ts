import { existsSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathOfAddress } from '#domain/site/path-of-address.ts';
import { createSuggest } from '../check/nearest.ts';
import { readKnownFiles, type KnownFile } from '../pictures/known-file.ts';
import { isNamedPicture, type ReadPicture } from '../pictures/read-picture.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { listBelow } from './list-below.ts';
import { explainUnfit } from './unfit-file.ts';

/** A file that one site is published with beside its pages. */
export interface PublishedFile {
  /** Address on the site, such as '/logo.svg'. */
  address: string;
  /** Path on disk. */
  file: string;
  /** Digest of the content, where it is published as it was when it was loaded. */
  digest?: string;
}

/** A file in the folder of a dealer or of one of its layers. */
export interface SiteFile extends PublishedFile {
  /** Digest of the content, so that a changed file rebuilds its sites. */
  digest: string;
  bytes: number;
  /** Its size in pixels and whether it can be resized; null for what is no picture. */
  picture: { width: number; height: number; resizable: boolean } | null;
  /** Whether a setting or text has it drawn. */
  drawn: boolean;
}

/** What every site is published with, as it is. */
const sharedFolder = 'public';

/** Endings of published files. Markdown, notes and sources of pictures are not published. */
const publishedEnding = /\.(svg|png|jpe?g|webp|avif|gif|ico|pdf|docx?|xlsx?|zip|mp4|webm|woff2)$/i;

/** Whether a file of that name is published with a site. */
export const isPublishedKind = (name: string): boolean => publishedEnding.test(name);

/**
 * Addresses of all files below a folder, and where each lies. Throws for a link that leads out of `root`: what it means
 * there would be published, a key as well as a picture.
 */
function listFolder(folder: string, root = dirname(folder)): [address: string, file: string][] {
  if (!existsSync(folder)) return [];
  return listBelow(folder)
    .filter((entry) => !entry.isDirectory() && isPublishedKind(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((file) => {
      const problem = explainUnfit(file, root);
      if (problem !== null) throw new Error(`${file} ${problem}`);
      return file;
    })
    .map((file) => [`/${file.slice(folder.length + 1).replaceAll(sep, '/')}`, file]);
}

/** The folder of a YAML file's own files: dealers/harbour.yaml has dealers/harbour/. */
export const folderOf = ({ file }: Pick<YamlFile, 'file'>): string => file.replace(/\.yaml$/, '');

/** The files of one dealer's site, by their addresses. */
export interface SiteFiles {
  /** Files of the dealer and of its layers, and what of the files of all sites it has drawn. */
  list: () => SiteFile[];
  /** The path of the file behind an address of the site; null where there is none. */
  find: (address: string) => string | null;
  /** What the file behind an address is as a picture, which is drawn from then on; null where there is no file. */
  draw: (address: string) => (ReadPicture & { bytes: number }) | null;
  /** Every file of the site by its address, of which later layers win, with what it is as a picture. */
  all: () => (PublishedFile & {
    picture: ReadPicture | null;
    bytes: number;
    pretence: string | null;
    isShared: boolean;
  })[];
  /** The dealer's own folder with the pictures in it that nothing has asked for by now. */
  unused: () => { folder: string; addresses: string[] };
  /** Whether a setting or text has asked for the file behind an address by now. */
  isNamed: (address: string) => boolean;
  /** Bytes of the file behind an address; null where there is none. */
  measure: (address: string) => number | null;
  /** Advice for a missing file; `instead` is the other value that may be written. */
  advise: (address: string, instead: string) => string;
}

function describe(address: string, file: string, known: KnownFile, drawn: boolean): SiteFile {
  const { digest, bytes, picture: read } = known;
  const picture = read?.kind === 'picture' && read.size ? { ...read.size, resizable: read.resizable } : null;
  return { address, file, digest, bytes, picture, drawn };
}

/**
 * Reads which files a site has: those of `public/`, then those in the folders beside its YAML files, of which later ones
 * win.
 *
 * @param yamlFiles the dealer's layers, its own file last
 * @param toTheEnd whether pictures that end early are told
 * @param pagesFolder folder of shared pages, whose files are lent to the site: those that it uses are published; null without one
 */
export async function readSiteFiles(
  yamlFiles: readonly YamlFile[],
  toTheEnd: boolean,
  pagesFolder: string | null = null,
): Promise<SiteFiles> {
  const folders = yamlFiles.map(folderOf);
  const own = new Map(folders.flatMap((folder) => listFolder(folder)));
  const shared = new Map(listFolder(sharedFolder, sharedFolder));
  const lent = new Map(
    (pagesFolder === null ? [] : listFolder(pagesFolder)).map(([address, file]) => [
      `/pages${address}`,
      file,
    ]),
  );
  const all = new Map([...shared, ...lent, ...own]);
  const known = await readKnownFiles(all, toTheEnd);
  const asked = new Set<string>();
  const drawn = new Set<string>();
  const names = [...all.keys()];
  const suggest = createSuggest();
  return {
    list: () =>
      [...all]
        .filter(
          ([address]) => own.has(address) || drawn.has(address) || (lent.has(address) && asked.has(address)),
        )
        .flatMap(([address, file]) => {
          const facts = known.get(address);
          return facts ? describe(address, file, facts, drawn.has(address)) : [];
        })
        .sort((one, other) => (one.address < other.address ? -1 : 1)),
    find: (address) => {
      asked.add(pathOfAddress(address));
      return all.get(pathOfAddress(address)) ?? null;
    },
    measure: (address) => {
      asked.add(pathOfAddress(address));
      return known.get(pathOfAddress(address))?.bytes ?? null;
    },
    draw: (address) => {
      const path = pathOfAddress(address);
      const facts = known.get(path);
      if (!facts) return null;
      drawn.add(path);
      return { ...(facts.picture ?? { kind: 'other' }), bytes: facts.bytes };
    },
    all: () =>
      [...all].map(([address, file]) => ({
        ...{ address, file, picture: known.get(address)?.picture ?? null },
        ...{ bytes: known.get(address)?.bytes ?? 0, pretence: known.get(address)?.pretence ?? null },
        isShared: !own.has(address),
      })),
    unused: () => {
      const folder = folders.at(-1) ?? sharedFolder;
      const isUnused = ([address, file]: [string, string]): boolean =>
        file.startsWith(join(folder, sep)) &&
        isNamedPicture(file) &&
        !(drawn.has(address) || asked.has(address) || shared.has(address));
      return { folder, addresses: [...own].filter(isUnused).map(([address]) => address) };
    },
    isNamed: (address) => asked.has(address) || drawn.has(address),
    advise: (address, instead) => {
      const folder = folders.at(-1) ?? sharedFolder;
      const inner = dirname(pathOfAddress(address));
      const place = inner.split('/').includes('..') ? folder : join(folder, inner);
      return `Put the file into ${place.replace(/[\\/]$/, '')}/, or write ${instead}.${suggest(address, names)}`;
    },
  };
}
