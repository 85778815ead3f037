import { realpath, stat } from 'node:fs/promises';
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

/** Looks up a decoded URL path below `directory`. It finds nothing outside, neither by `..` nor by a link. */
export async function findFile(directory: string, path: string): Promise<Found> {
  const segments = path.split('/').filter(Boolean);
  const hostile = segments.some(
    (name) => (name.startsWith('.') && name !== '.well-known') || /[\0\\]/.test(name),
  );
  if (hostile || control.has(segments.join('/'))) return null;
  const root = await realpath(directory).catch(() => null);
  const wanted = await realpath(join(directory, ...segments)).catch(() => null);
  if (root === null || wanted === null || (wanted !== root && !wanted.startsWith(root + sep))) return null;
  const stats = await stat(wanted);
  if (stats.isFile()) {
    return path.endsWith('/') ? null : { path: wanted, size: stats.size, modified: stats.mtimeMs };
  }
  const page = await stat(join(wanted, 'index.html')).catch(() => null);
  if (!page?.isFile()) return null;
  if (!path.endsWith('/')) return 'add-slash';
  return { path: join(wanted, 'index.html'), size: page.size, modified: page.mtimeMs };
}
