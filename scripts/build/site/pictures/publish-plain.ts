import path from 'node:path';
import type { PublishedFile, SiteFile } from '#config/load/site-files.ts';
import { isNamedPicture } from '#config/pictures/read-picture.ts';
import { isDiskFull } from '../../../command/disk-problem.ts';
import { ChangedFile } from './changed-file.ts';
import { cleanFilm, EndlessFilm } from './clean-film.ts';
import { EndedConversion } from './convert-apart.ts';
import { makeOfFile, originalOf, type Making } from './make-of-file.ts';

/** What takes notes of a camera out of a file, into a folder. */
interface Cleaner {
  /** Part of the key of what it makes: the same bytes may have the names of a film and of a picture. */
  purpose: string;
  clean: (folder: string) => Promise<string | null>;
}

/** Null for drawings and documents, which no camera makes. */
function chooseCleaner(site: SiteFile, { converter, boxes }: Making): Cleaner | null {
  const { address, file, picture } = site;
  if (/\.mp4$/i.test(address))
    return { purpose: 'plain film', clean: (folder) => cleanFilm(file, folder, boxes) };
  if (picture === null || /\.svg$/i.test(address)) return null;
  return { purpose: 'plain', clean: (folder) => converter.clean(originalOf(site), folder) };
}

/** The file for the address under which it lies in the folder: search engines and links ask for that. */
export async function publishPlain(file: SiteFile, making: Making): Promise<PublishedFile> {
  const cleaner = chooseCleaner(file, making);
  if (cleaner === null) return file;
  const { folder, made } = await makeOfFile(file, cleaner.purpose, making.cache, {
    make: cleaner.clean,
    list: (name) => (name === null ? [] : [name]),
  });
  return made === null ? file : { address: file.address, file: path.join(folder, made) };
}

/**
 * A file that nothing draws. A photo that cannot be read cannot be freed of what the camera noted either: it stays where
 * it is, and fails no site.
 */
export async function publishUnnamed(file: SiteFile, making: Making): Promise<PublishedFile[]> {
  const isPhoto = isNamedPicture(file.address) && !/\.svg$/i.test(file.address);
  if (isPhoto && file.picture === null) return [];
  return await publishPlain(file, making).then(
    (plain) => [plain],
    (error: unknown) => {
      // It would take as long at each build, the next one takes it, or it is not its fault that a disk is full.
      const isEndless = error instanceof EndedConversion || error instanceof EndlessFilm;
      if (isEndless || error instanceof ChangedFile || isDiskFull(error)) throw error;
      return [];
    },
  );
}
