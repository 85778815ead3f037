import path from 'node:path';
import { rooms } from '../rooms.ts';
import { readImports } from './read-imports.ts';

/** The file of the project that an import of `file` leads to, or null for a package or a file outside of all rooms. */
export function resolveImport(file: string, specifier: string): string | null {
  const plain = specifier.replace(/\?.*$/, '');
  if (plain.startsWith('.')) return path.posix.join(path.posix.dirname(file), plain);
  const [, room = '', rest = ''] = plain.match(/^#([^/]+)\/(.+)$/) ?? [];
  const folder = Object.entries(rooms).find(([name]) => name === room)?.[1].folder;
  return folder ? `${folder.replace('*', 'base')}/${rest}` : null;
}

/**
 * Groups of files that import each other in a circle, type imports too, each group sorted; none in a house that can be
 * read from the bottom up. `files` are relative to the project.
 */
export function findCircles(files: readonly string[]): string[][] {
  const known = new Set(files);
  const imports = new Map(
    files.map((file) => [
      file,
      readImports(file)
        .map((specifier) => resolveImport(file, specifier))
        .filter((target) => target !== null && target !== file && known.has(target)) as string[],
    ]),
  );
  return strongComponents(imports).filter((group) => group.length > 1);
}

/** Tarjan's strongly connected components of a graph, by which any two members of a group reach each other. */
export function strongComponents(edges: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const waiting: string[] = [];
  const groups: string[][] = [];
  const visit = (node: string): number => {
    const index = order.size;
    order.set(node, index);
    waiting.push(node);
    let low = index;
    for (const next of edges.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (waiting.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === index) groups.push(waiting.splice(waiting.indexOf(node)).sort());
    return low;
  };
  for (const node of edges.keys()) if (!order.has(node)) visit(node);
  return groups;
}
