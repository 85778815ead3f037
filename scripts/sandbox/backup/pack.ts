import { packTar, type TarSource } from 'modern-tar/fs';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { copyData, removeCopies, type DataFolder } from './copy-data.ts';

/** What stands in an archive of copies: all that is in the data folder, and each linked folder under the name of its link. */
const listSources = ({ place, name }: DataFolder): TarSource[] =>
  name === ''
    ? readdirSync(place, { withFileTypes: true }).map((entry) => ({
        type: entry.isDirectory() ? 'directory' : 'file',
        source: path.join(place, entry.name),
        target: entry.name,
      }))
    : [{ type: 'directory', source: place, target: name }];

/**
 * One consistent copy of a data folder, as it is at this moment, as the bytes of a `.tar.gz`. Throws what keeps the copy
 * from being made; what goes wrong later breaks the stream off. The copies are removed when the stream is over.
 */
export function packData(dataDir: string): Readable {
  const copies = copyData(dataDir);
  const files = packTar(copies.flatMap(listSources), {
    map: (header) => ({ ...header, mode: header.type === 'directory' ? 0o700 : 0o600 }),
  });
  return pipeline(files, createGzip(), () => removeCopies(copies));
}
