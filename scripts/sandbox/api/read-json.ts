import type { Context } from 'hono';
import { leadDepth, smallBody } from '../body/limits.ts';
import { parseJson } from '../body/parse-json.ts';
import { readBody } from '../body/read-body.ts';

/**
 * What the body of a request says. Throws 413 for more than 64 KB, and 400 for no JSON, for half a character, and for
 * what nests deeper than four levels.
 */
export const readJson = async (context: Context): Promise<unknown> =>
  parseJson(await readBody(context.req.raw, smallBody), leadDepth);
