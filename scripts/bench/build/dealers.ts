import { cpSync, existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { Dealer } from '#config/dealer.ts';

/** Whose sites are measured: figures stay comparable, whichever dealers there are. */
export const benchedDealers = 'tests/dealers/sites';

/** The collections of a dealer, in the file of a group: the file of a copy may not name what belongs to another dealer. */
function writeGroup(directory: string, { site, build }: Dealer, former: unknown): string {
  const group = `bench-${site.slug}`;
  const source = path.join(benchedDealers, '_groups', `${String(former)}.yaml`);
  const document = parseDocument(existsSync(source) ? readFileSync(source, 'utf8') : '{}');
  const { vehicles, offers } = build.collections;
  document.set('collections', { vehicles, offers });
  mkdirSync(path.join(directory, '_groups'), { recursive: true });
  writeFileSync(path.join(directory, '_groups', `${group}.yaml`), String(document));
  return group;
}

/**
 * Writes copies of dealers under names of their own, with their own files, over the same collections, and answers their slugs. Each
 * has one template only, because a plain `astro build` makes one site.
 */
export function writeDealers(directory: string, samples: readonly Dealer[], count: number): string[] {
  mkdirSync(directory, { recursive: true });
  for (const folder of globSync('_*', { cwd: benchedDealers }))
    cpSync(path.join(benchedDealers, folder), path.join(directory, folder), { recursive: true });
  return Array.from({ length: count }, (_, index) => {
    const original = samples[index % samples.length];
    if (!original) throw new Error('There are no sample dealers.');
    const slug = `bench-${index + 1}`;
    const document = parseDocument(
      readFileSync(path.join(benchedDealers, `${original.site.slug}.yaml`), 'utf8'),
    );
    document.set('url', `https://www.${slug}.example`);
    document.set('templates', original.build.templates.slice(0, 1));
    document.set('group', writeGroup(directory, original, document.get('group')));
    // No plain build draws them.
    document.set('openGraphImages', false);
    writeFileSync(path.join(directory, `${slug}.yaml`), String(document));
    const ownFiles = path.join(benchedDealers, original.site.slug);
    if (existsSync(ownFiles)) cpSync(ownFiles, path.join(directory, slug), { recursive: true });
    return slug;
  });
}
