import { realpathSync, statSync } from 'node:fs';
import { sep } from 'node:path';

/** Bytes that Node reads of a file. */
const mostBytes = 2 * 1024 ** 3;

/**
 * Why a file can be no part of a site: it is a link that leads out of `root`, nothing that ends, such as a pipe, or too
 * large. Null for every other one. The end of a sentence that begins with its name. Throws the error of Node for a link
 * to nothing.
 */
export function explainUnfit(file: string, root: string): string | null {
  const found = realpathSync(file);
  if (!found.startsWith(realpathSync(root) + sep))
    return `is a link that leads out of ${root}. Put the file itself there.`;
  const stats = statSync(found);
  if (!stats.isFile()) return 'is a pipe or a device, which nobody can read to its end. Take it away.';
  return stats.size < mostBytes ? null : 'has more than 2 GB, which nothing can read. Take it away.';
}
