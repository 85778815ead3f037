import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFiles } from './read-files.ts';

const sealOf = (kit: string): string => path.join(kit, 'seal');

/** One digest of all files of a kit, by name and bytes. */
function digestKit(kit: string): string {
  const digest = createHash('sha256');
  for (const folder of ['browser', 'renderer'])
    for (const { name, content } of readFiles(path.join(kit, folder)))
      digest.update(`\0${folder}/${name} ${content.length}\0`).update(content);
  return digest.digest('hex');
}

/** Notes in a finished kit what it holds. */
export const sealKit = (kit: string): void => writeFileSync(sealOf(kit), digestKit(kit));

/** Whether a kit is as it was made: a power cut or a broken cache leaves files without their bytes. */
export function isWholeKit(kit: string): boolean {
  try {
    return readFileSync(sealOf(kit), 'utf8') === digestKit(kit);
  } catch {
    return false;
  }
}
