import { packTar } from 'modern-tar/fs';
import { rmSync } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { copyData } from './copy-data.ts';

/**
 * One consistent copy of a data folder, as it is at this moment, as the bytes of a `.tar.gz`. Throws what keeps the copy
 * from being made; what goes wrong later breaks the stream off. The copy is removed when the stream is over.
 */
export function packData(dataDir: string): Readable {
  const copy = copyData(dataDir);
  const files = packTar(copy, {
    map: (header) => ({ ...header, mode: header.type === 'directory' ? 0o700 : 0o600 }),
  });
  return pipeline(files, createGzip(), () => rmSync(copy, { recursive: true, force: true }));
}
