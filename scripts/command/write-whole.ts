import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file, and the folders above it, so that readers find the whole old or the whole new content, however the
 * process ends. Throws what the disk says, and leaves the old file as it was.
 *
 * @param mode rights of a new file, such as 0o600
 */
export function writeWhole(file: string, content: string | Uint8Array, mode?: number): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const draft = path.join(folder, `.${path.basename(file)}.${randomUUID()}`);
  try {
    writeFileSync(draft, content, { mode });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
