import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const base = 'base';

/**
 * Lets a template replace any file of `base` by having one of the same name: `#parts/…`, `#shell/…` and relative
 * imports between template files lead to the chosen template's file where it exists, else to base's. A template file
 * that imports its own name gets base's, so that it can wrap it.
 *
 * @param templates absolute path of `src/templates`
 * @param template name of the chosen template
 */
export function templateResolver(templates: string, template: string): Plugin {
  const roots = { base: path.join(templates, base), chosen: path.join(templates, template) };
  const known = new Map<string, boolean>();
  const exists = (file: string): boolean => {
    const answer = known.get(file) ?? existsSync(file);
    known.set(file, answer);
    return answer;
  };

  /** The file's path inside a template, or null when the import is none of ours. */
  function pathInside(source: string, importer: string | undefined): string | null {
    if (source.startsWith('#')) return source.slice(1);
    if (!importer) return null;
    const from = path.dirname(importer);
    const target = path.resolve(from, source);
    const inside = (root: string, file: string): boolean => file.startsWith(root + path.sep);
    if (inside(roots.base, from) && inside(roots.base, target)) return path.relative(roots.base, target);
    if (inside(roots.chosen, from) && inside(roots.chosen, target))
      return path.relative(roots.chosen, target);
    return null;
  }

  return {
    name: 'forecourt:template-resolver',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(#parts\/|#shell\/|\.\.?\/)/ },
      handler(source, importer) {
        const [file = '', query] = source.split('?', 2);
        const [from] = (importer ?? '').split('?', 1);
        const inside = pathInside(file, from || undefined);
        if (inside === null) return null;
        const found = [roots.chosen, roots.base]
          .map((root) => path.join(root, inside))
          .find((candidate) => candidate !== from && exists(candidate));
        return found ? (query ? `${found}?${query}` : found) : null;
      },
    },
  };
}
