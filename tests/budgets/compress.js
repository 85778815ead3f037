import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Compresses files of `_astro/` as a server does, each once: their names carry a digest of what they hold, so pages and
 * sites that name the same one load the same bytes. The compressed files go when the process ends.
 *
 * @returns {(file: string) => string} path of the compressed file
 */
export function createCompressor() {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-compressed-'));
  process.on('exit', () => rmSync(folder, { recursive: true }));
  const compressed = new Map();
  return (file) => {
    const name = path.basename(file);
    const known = compressed.get(name);
    if (known !== undefined) return known;
    const target = path.join(folder, `${name}.br`);
    writeFileSync(target, brotliCompressSync(readFileSync(file), best));
    compressed.set(name, target);
    return target;
  };
}
