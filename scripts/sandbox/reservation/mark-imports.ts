import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { readKey } from '../search/http/request.ts';
import type { IndexMarker } from './mark-index.ts';

const target = v.object({ collection_name: v.string() });

/**
 * Stock that an import has filled in becomes live when its alias is pointed at it. Before that it learns which vehicles are
 * reserved, so that no shopper sees one of them free for a moment.
 */
export function markImports(
  { markCollection, markAgain }: IndexMarker,
  isAdmin: (key: string) => boolean,
): MiddlewareHandler {
  return async (context, next) => {
    const name = context.req.param('name') ?? '';
    let collection: string | null = null;
    if (isAdmin(readKey(context))) {
      const body: unknown = await context.req.raw
        .clone()
        .json()
        .catch(() => null);
      const pointed = v.safeParse(target, body);
      if (pointed.success) collection = pointed.output.collection_name;
      if (collection !== null) await markCollection(name, collection);
    }
    await next();
    // Whoever may not point an alias causes no writes either.
    if (context.res.ok) await markAgain(name, collection);
  };
}
