import type { MiddlewareHandler } from 'hono';
import { operations } from '#contract/operations.ts';

const patterns = operations.map(({ method, path }) => ({
  method,
  path: `/api${path}`,
  pattern: new RegExp(`^/api${path.replaceAll(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`),
}));

/** A request without anything that is of a person: ids, queries and whatever is no address of ours are left out. */
export function nameRequest(method: string, path: string): string {
  const known = patterns.find((row) => row.method === method && row.pattern.test(path.replace(/\/$/, '')));
  if (known) return known.path;
  return (
    /^\/(?:api|inbox|images|collections|multi_search|health|aliases|keys)(?=\/|$)/.exec(path)?.[0] ??
    '(other)'
  );
}

/** Prints a line for each request: method, pattern of the address, status and milliseconds. Nothing of who asks. */
export function createRequestLog(print: (line: string) => void): MiddlewareHandler {
  return async (context, next) => {
    const begun = performance.now();
    await next();
    const { method, path } = context.req;
    print(
      `${method} ${nameRequest(method, path)} ${context.res.status} ${Math.round(performance.now() - begun)} ms`,
    );
  };
}
