import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** TypeScript inside an Astro component: its frontmatter and its processed scripts. */
function scriptsOf(source: string): string {
  const frontmatter = source.match(/^---\n([\s\S]*?)\n---/)?.[1] ?? '';
  const scripts = [...source.matchAll(/<script(?![^>]*is:inline)[^>]*>([\s\S]*?)<\/script>/g)].map(
    (match) => match[1],
  );
  return [frontmatter, ...scripts].join('\n');
}

/** The specifiers that a TypeScript or Astro file imports, types included. */
export function readImports(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  const code = file.endsWith('.astro') ? scriptsOf(source) : source;
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}
