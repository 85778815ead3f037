import { readFileSync } from 'node:fs';
import type { PublishedFile } from '#config/load/site-files.ts';
import { digestContent } from '#config/pictures/known-file.ts';
import { BuildError } from '../../build-error.ts';

/** A file was saved between being loaded and being published: nobody has judged what is in it now. */
export class ChangedFile extends BuildError {
  constructor(file: string) {
    super(`The file ${file} cannot be published: it was saved while its site was built. Build again.`);
  }
}

/** The content of a file. Throws a `ChangedFile` where it is not the one of its digest. */
export function readUnchanged({ file, digest }: Pick<PublishedFile, 'file' | 'digest'>): Buffer {
  const content = readFileSync(file);
  if (digest !== undefined && digestContent(content) !== digest) throw new ChangedFile(file);
  return content;
}
