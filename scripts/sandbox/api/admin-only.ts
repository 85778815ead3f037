import type { Context } from 'hono';
import { forbidden } from '../search/service-error.ts';
import { readKey } from '../search/http/request.ts';

/** Throws 401 unless the request brings the admin key. */
export function refuseOthers(context: Context, isAdmin: (key: string) => boolean): void {
  if (!isAdmin(readKey(context))) throw forbidden();
}
