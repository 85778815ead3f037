import { realpathSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

export interface FoundFile {
  path: string;
  size: number;
  modified: number;
}

/** The target of a URL path in a site: a file, a folder that needs a final slash, or nothing. */
export type Found = FoundFile | 'add-slash' | null;

/** Control files that tell the host what to do; they are never served. */
const control = new Set(['_headers', '_redirects']);

const resolvePath = (path: string): string | null => {
  try {
    return realpathSync.native(path);
  } catch {
    return null;
  }
};

/**
 * Looks up a decoded URL path below `directory`. It finds nothing outside, neither by `..` nor by a link. It waits for no
 * thread: that takes several times as long as to look.
 */
export function findFile(directory: string, path: string): Found {
  const segments = path.split('/').filter(Boolean);
  const hostile = segments.some(
    (name) => (name.startsWith('.') && name !== '.well-known') || /[\0\\]/.test(name),
  );
  if (hostile || control.has(segments.join('/'))) return null;
  const root = resolvePath(directory);
  const wanted = resolvePath(join(directory, ...segments));
  if (root === null || wanted === null || (wanted !== root && !wanted.startsWith(root + sep))) return null;
  const stats = statSync(wanted, { throwIfNoEntry: false });
  if (!stats) return null;
  if (stats.isFile()) {
    return path.endsWith('/') ? null : { path: wanted, size: stats.size, modified: stats.mtimeMs };
  }
  const page = statSync(join(wanted, 'index.html'), { throwIfNoEntry: false });
  if (!page?.isFile()) return null;
  if (!path.endsWith('/')) return 'add-slash';
  return { path: join(wanted, 'index.html'), size: page.size, modified: page.mtimeMs };
}
