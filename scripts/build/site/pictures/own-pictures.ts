import type { PublishedFile, SiteFile } from '#config/load/site-files.ts';
import type { OwnPicture, OwnPictures } from '#domain/gallery/own-picture.ts';
import { isDiskFull } from '../../../command/disk-problem.ts';
import { BuildError } from '../../build-error.ts';
import { ChangedFile } from './changed-file.ts';
import { createBoxAllowance, EndlessFilm } from './clean-film.ts';
import { createPictureConverter } from './convert-apart.ts';
import type { Making } from './make-of-file.ts';
import { publishVersions, publishWhole } from './publish-drawn.ts';
import { publishPlain, publishUnnamed } from './publish-plain.ts';

interface Prepared {
  pictures: OwnPictures;
  files: PublishedFile[];
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
    if (error instanceof EndlessFilm)
      throw new BuildError(`The film ${file.file} cannot be published: ${error.message}`);
    const reason = error instanceof Error ? error.message : String(error);
    throw new BuildError(
      `The picture ${file.file} cannot be converted: ${reason}. Save it again, or copy it there once more.`,
    );
  }
}

/**
 * Resizes and converts the pictures that a site draws, and takes from all others, films too, what cameras note. Each is made once:
 * the cache keeps it for later builds. A picture that cannot be read to its end, or takes far too long, throws a `BuildError` that
 * names it, and so does a film of too many parts.
 */
export async function prepareOwnPictures(
  files: readonly SiteFile[],
  cache: string,
  converter = createPictureConverter(),
): Promise<Prepared> {
  const pictures: Record<string, OwnPicture> = {};
  const published = new Map<string, PublishedFile>();
  const making: Making = { cache, converter, boxes: createBoxAllowance() };
  try {
    // One after the other: each keeps all processors busy by itself.
    for (const file of files) {
      const { address, picture, files: made } = await prepareFile(file, making);
      if (picture) pictures[address] = picture;
      for (const each of made) published.set(each.address, each);
    }
  } finally {
    converter.stop();
  }
  return { pictures, files: [...published.values()] };
}
