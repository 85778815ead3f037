import { realpathSync } from 'node:fs';
import { sep } from 'node:path';

/**
 * Why a file may not be published: it is a link that leads out of `root`. Null for every other one. The end of a sentence
 * that begins with its name. Throws the error of Node for a link to nothing.
 */
export const explainOutside = (file: string, root: string): string | null =>
  realpathSync(file).startsWith(realpathSync(root) + sep)
    ? null
    : `is a link that leads out of ${root}. Put the file itself there.`;
