import { slugify } from '#domain/site/slug.ts';
import { findBrandFile } from './brands.ts';
import type { Library } from './library.ts';
import { mergeLayers } from '../yaml/merge.ts';
import { suggestNearest } from '../check/nearest.ts';
import { isGroup, type Path } from './path.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** A file as a layer of one dealer's settings. */
export interface Layer {
  file: YamlFile;
  value: Record<string, unknown>;
}

interface LayerRule {
  folder: string;
  /** The setting that names the file. */
  path: Path;
  name: (settings: Record<string, unknown>) => unknown;
}

/** Between the defaults and the dealer, in the order in which later ones win. */
const rules: readonly LayerRule[] = [
  {
    folder: '_finance',
    path: ['finance', 'provider', 'name'],
    name: ({ finance }) => isGroup(finance) && isGroup(finance['provider']) && finance['provider']['name'],
  },
  { folder: '_brands', path: ['make'], name: ({ make }) => make },
  { folder: '_groups', path: ['group'], name: ({ group }) => group },
];

/** Settings of a layer file. Its part `brand:` is content of brand pages, not a setting. */
const createLayer = (file: YamlFile): Layer => ({
  file,
  value: file.file.includes('_brands/')
    ? Object.fromEntries(Object.entries(file.value).filter(([key]) => key !== 'brand'))
    : file.value,
});

/**
 * The layers of one dealer, lowest first. A group may choose the make, so names come from group and dealer together. A
 * name without a file is reported with the nearest existing one.
 */
export function collectLayers(
  library: Library,
  dealer: YamlFile,
  fail: (path: Path, message: string) => void,
): Layer[] {
  const defaults = library.yaml('_defaults.yaml');
  const group = library.yaml(`_groups/${slugify(String(dealer.value['group'] ?? ''))}.yaml`);
  const named = mergeLayers(
    [defaults, group, dealer].filter((file) => file !== null).map((file) => ({ value: file.value })),
  ).value;
  const between = rules.flatMap(({ folder, path, name }) => {
    const written = name(named);
    if (typeof written !== 'string' || written === '') return [];
    const isMake = folder === '_brands';
    const file = isMake
      ? findBrandFile(library, written)
      : library.yaml(`${folder}/${slugify(written)}.yaml`);
    if (file) return [createLayer(file)];
    // A make needs no file; `readBrands` says what it would add.
    if (isMake) return [];
    const names = library.names(folder);
    fail(
      path,
      `${library.directory}/${folder}/${slugify(written)}.yaml does not exist.` +
        (suggestNearest(slugify(written), names) || ` There are: ${names.join(', ') || 'none'}.`),
    );
    return [];
  });
  return [...(defaults ? [createLayer(defaults)] : []), ...between, createLayer(dealer)];
}
