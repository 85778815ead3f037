import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseHeaders, parseRedirects, type HeaderRule, type RedirectRule } from './rules.ts';

export interface SiteRules {
  redirects: RedirectRule[];
  headers: HeaderRule[];
}

/** Reads `_headers` and `_redirects` of a site, again only when one of them has changed. */
export function createRulesReader(): (directory: string) => Promise<SiteRules> {
  const cache = new Map<string, { stamp: string; rules: SiteRules }>();
  return async (directory) => {
    const files = [join(directory, '_redirects'), join(directory, '_headers')] as const;
    const stamp = files.map(stampOf).join(' ');
    const known = cache.get(directory);
    if (known?.stamp === stamp) return known.rules;
    const [redirects, headers] = await Promise.all(
      files.map((file) => readFile(file, 'utf8').catch(() => '')),
    );
    const rules = { redirects: parseRedirects(redirects ?? ''), headers: parseHeaders(headers ?? '') };
    cache.set(directory, { stamp, rules });
    return rules;
  };
}

/** Asked at each request: to wait for a thread takes ten times as long as to look. */
function stampOf(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.mtimeMs}:${found.size}:${found.ino}` : '-';
}
