import path from 'node:path';
import type { PublishedFile, SiteFile } from '#config/load/site-files.ts';
import type { OwnPicture } from '#domain/gallery/own-picture.ts';
import { slugify } from '#domain/site/slug.ts';
import type { Version } from './convert-picture.ts';
import { keyOf, makeOfFile, originalOf, type Making } from './make-of-file.ts';

/** Folder of drawn pictures on a site. A name in it never means other bytes: the digest is part of it. */
const pictureFolder = '/_pictures/';

/** A picture as pages draw it, and the files of it. */
export interface Drawn {
  picture: OwnPicture;
  files: PublishedFile[];
}

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
export function publishWhole(
  file: SiteFile,
  { width, height }: { width: number; height: number },
  plain: PublishedFile,
): Drawn {
  const src = addressOf(file, keyOf(file, 'whole'), path.posix.extname(file.address).toLowerCase());
  return { picture: { src, width, height, srcset: '', avif: '' }, files: [{ ...plain, address: src }] };
}

/** A drawn photo, in all widths and formats in which browsers may ask for it. */
export async function publishVersions(
  file: SiteFile,
  width: number,
  { cache, converter }: Making,
): Promise<Drawn> {
  const { folder, made } = await makeOfFile(file, 'versions', cache, {
    make: (draft) => converter.convert(originalOf(file), width, draft),
    list: ({ webp, avif }) => [...webp, ...avif].map(({ name }) => name),
  });
  const publish = ({ name, width: wide }: Version) => ({
    address: addressOf(file, keyOf(file, 'versions'), `-${wide}${path.extname(name)}`),
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
