import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { readKey } from '../search/http/request.ts';
import type { IndexMarker } from './mark-index.ts';
import { aliasTarget } from './marked-index.ts';

/**
 * Stock that an import has filled in becomes live when its alias is pointed at it. Before that it learns which vehicles are
 * reserved, so that no shopper sees one of them free for a moment.
 */
export function markImports(
  { replaceStock, markAgain }: IndexMarker,
  isAdmin: (key: string) => boolean,
): MiddlewareHandler {
  return async (context, next) => {
    const alias = context.req.param('name') ?? '';
    const point = async (): Promise<boolean> => {
      await next();
      return context.res.ok;
    };
    const body: unknown = isAdmin(readKey(context))
      ? await context.req.raw
          .clone()
          .json()
          .catch(() => null)
      : null;
    const pointed = v.safeParse(aliasTarget, body);
    if (pointed.success) await replaceStock({ alias, collection: pointed.output.collection_name, point });
    // Whoever may not point an alias causes no writes either.
    else if (await point()) await markAgain(alias);
  };
}
