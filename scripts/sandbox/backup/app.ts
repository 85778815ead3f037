import { Hono } from 'hono';
import { Readable } from 'node:stream';
import { Failure } from '../../command/failure.ts';
import { readKey } from '../search/http/request.ts';
import { forbidden } from '../search/service-error.ts';
import { findStorageProblem } from '../storage/storage-problem.ts';
import { packData } from './pack.ts';

/** Where a running server is asked for a backup. */
export const backupPath = '/backup';

/**
 * Answers a copy of everything that a server keeps to whoever has the admin key. Only the server itself can make one: it
 * has its files open for itself alone.
 */
export function createBackupApp(dataDir: string, isAdmin: (key: string) => boolean): Hono {
  const app = new Hono();
  let current: Readable | null = null;
  app.post('/', (context) => {
    if (!isAdmin(readKey(context))) return context.json({ message: forbidden().message }, 401);
    if (current && !current.closed)
      return context.json({ message: 'Another backup is being fetched. Please try again after it.' }, 409);
    try {
      current = packData(dataDir);
    } catch (error) {
      const told = error instanceof Failure ? error : findStorageProblem(error);
      const message = told?.message ?? 'The copy could not be made.';
      console.error(message, error);
      return context.json({ message }, 503);
    }
    return context.body(Readable.toWeb(current) as ReadableStream, 200, {
      'Content-Type': 'application/gzip',
      'Cache-Control': 'no-store',
    });
  });
  return app;
}
