import { createHash } from 'node:crypto';
import path from 'node:path';
import type { PublishedFile, SiteFile } from '#config/load/site-files.ts';
import { isNamedPicture } from '#config/pictures/read-picture.ts';
import type { OwnPicture, OwnPictures } from '#domain/gallery/own-picture.ts';
import { slugify } from '#domain/site/slug.ts';
import { isDiskFull } from '../../../command/disk-problem.ts';
import { BuildError } from '../../build-error.ts';
import { ChangedFile, readUnchanged } from './changed-file.ts';
import { cleanFilm } from './clean-film.ts';
import {
  createPictureConverter,
  EndedConversion,
  type Original,
  type PictureConverter,
} from './convert-apart.ts';
import { recipe, type Version } from './convert-picture.ts';
import { makeOnce } from './make-once.ts';

interface Prepared {
  pictures: OwnPictures;
  files: PublishedFile[];
}

/** Folder of drawn pictures on a site. A name in it never means other bytes: the digest is part of it. */
export const pictureFolder = '/_pictures/';

const originalOf = ({ file, picture }: SiteFile): Original => ({
  file,
  pixels: (picture?.width ?? 0) * (picture?.height ?? 0),
});

/** What is made of a file. Throws where the file is another by then: what is made is kept under the digest of the one before. */
async function makeOf<Made>(file: SiteFile, make: () => Promise<Made>): Promise<Made> {
  const made = await make();
  readUnchanged(file);
  return made;
}

const keyOf = ({ digest }: SiteFile, purpose: string): string =>
  createHash('sha256').update(`${recipe} ${purpose} ${digest}`).digest('hex').slice(0, 32);

/** Address of a version: the name of the file, so that people recognise it, and a digest. */
function addressOf({ address }: SiteFile, key: string, ending: string): string {
  const name = slugify(path.posix.basename(address, path.posix.extname(address))) || 'picture';
  return `${pictureFolder}${name.slice(0, 60)}-${key.slice(0, 12)}${ending}`;
}

/**
 * A drawn picture that cannot be resized: a drawing, or one that moves.
 *
 * @param plain what is published of it
 */
function publishWhole(
  file: SiteFile,
  { width, height }: { width: number; height: number },
  plain: PublishedFile,
): Drawn {
  const src = addressOf(file, keyOf(file, 'whole'), path.posix.extname(file.address).toLowerCase());
  return { picture: { src, width, height, srcset: '', avif: '' }, files: [{ ...plain, address: src }] };
}

interface Drawn {
  picture: OwnPicture;
  files: PublishedFile[];
}

/** Where pictures are kept, and what makes them. */
interface Making {
  cache: string;
  converter: PictureConverter;
}

async function publishVersions(file: SiteFile, width: number, { cache, converter }: Making): Promise<Drawn> {
  const key = keyOf(file, 'versions');
  const { folder, made } = await makeOnce(cache, key, {
    make: (draft) => makeOf(file, () => converter.convert(originalOf(file), width, draft)),
    list: ({ webp, avif }) => [...webp, ...avif].map(({ name }) => name),
  });
  const publish = ({ name, width: wide }: Version) => ({
    address: addressOf(file, key, `-${wide}${path.extname(name)}`),
    file: path.join(folder, name),
    width: wide,
  });
  const webp = made.webp.map(publish);
  const avif = made.avif.map(publish);
  const list = (versions: typeof webp): string =>
    versions.map((version) => `${version.address} ${version.width}w`).join(', ');
  const largest = webp.at(-1);
  return {
    picture: {
      src: largest?.address ?? '',
      width: largest?.width ?? width,
      height: made.height,
      srcset: list(webp),
      avif: list(avif),
    },
    files: [...webp, ...avif],
  };
}

/** What takes notes of a camera out of a file, into a folder. */
interface Cleaner {
  /** Part of the key of what it makes: the same bytes may have the names of a film and of a picture. */
  purpose: string;
  clean: (folder: string) => Promise<string | null>;
}

/** Null for drawings and documents, which no camera makes. */
function chooseCleaner(site: SiteFile, converter: PictureConverter): Cleaner | null {
  const { address, file, picture } = site;
  if (/\.mp4$/i.test(address)) return { purpose: 'plain film', clean: (folder) => cleanFilm(file, folder) };
  if (picture === null || /\.svg$/i.test(address)) return null;
  return { purpose: 'plain', clean: (folder) => converter.clean(originalOf(site), folder) };
}

/** The file for the address under which it lies in the folder: search engines and links ask for that. */
async function publishPlain(file: SiteFile, { cache, converter }: Making): Promise<PublishedFile> {
  const cleaner = chooseCleaner(file, converter);
  if (cleaner === null) return file;
  const { folder, made } = await makeOnce(cache, keyOf(file, cleaner.purpose), {
    make: (draft) => makeOf(file, () => cleaner.clean(draft)),
    list: (name) => (name === null ? [] : [name]),
  });
  return made === null ? file : { address: file.address, file: path.join(folder, made) };
}

/**
 * A file that nothing draws. A photo that cannot be read cannot be freed of what the camera noted either: it stays where
 * it is, and fails no site.
 */
async function publishUnnamed(file: SiteFile, making: Making): Promise<PublishedFile[]> {
  const isPhoto = isNamedPicture(file.address) && !/\.svg$/i.test(file.address);
  if (isPhoto && file.picture === null) return [];
  return await publishPlain(file, making).then(
    (plain) => [plain],
    (error: unknown) => {
      // It would take as long at each build, the next one takes it, or it is not its fault that a disk is full.
      if (error instanceof EndedConversion || error instanceof ChangedFile || isDiskFull(error)) throw error;
      return [];
    },
  );
}

async function prepareFile(
  file: SiteFile,
  making: Making,
): Promise<{ address: string; picture: OwnPicture | null; files: PublishedFile[] }> {
  const { address, picture, drawn } = file;
  try {
    if (!drawn) return { address, picture: null, files: await publishUnnamed(file, making) };
    const plain = await publishPlain(file, making);
    if (picture === null) return { address, picture: null, files: [plain] };
    const made = picture.resizable
      ? await publishVersions(file, picture.width, making)
      : publishWhole(file, picture, plain);
    return { address, picture: made.picture, files: [plain, ...made.files] };
  } catch (error) {
    if (isDiskFull(error) || error instanceof ChangedFile) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildError(
      `The picture ${file.file} cannot be converted: ${reason}. Save it again, or copy it there once more.`,
    );
  }
}

/**
 * Resizes and converts the pictures that a site draws, and takes from all others, films too, what cameras note. Each is made once:
 * the cache keeps it for later builds. A picture that cannot be read to its end, or takes far too long, throws a `BuildError` that
 * names it.
 */
export async function prepareOwnPictures(
  files: readonly SiteFile[],
  cache: string,
  converter = createPictureConverter(),
): Promise<Prepared> {
  const pictures: Record<string, OwnPicture> = {};
  const published = new Map<string, PublishedFile>();
  try {
    // One after the other: each keeps all processors busy by itself.
    for (const file of files) {
      const { address, picture, files: made } = await prepareFile(file, { cache, converter });
      if (picture) pictures[address] = picture;
      for (const each of made) published.set(each.address, each);
    }
  } finally {
    converter.stop();
  }
  return { pictures, files: [...published.values()] };
}
