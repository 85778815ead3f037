import * as v from 'valibot';
import { brand } from '../schemas/brand.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { openLibrary } from './library.ts';

/** The models of a make, by its name in addresses, as its maker spells them; none of a make that nobody lists. */
export type ListedModels = (make: string) => readonly string[];

/** The models that the file of a make lists; none where it has a mistake, or is none. */
export function listFileModels(file: YamlFile | null): readonly string[] {
  const parsed = v.safeParse(brand, file?.value['brand']);
  return parsed.success ? parsed.output.models.map(({ name }) => name) : [];
}

/**
 * The models that brand files list. Each file is read when its make is first asked for, and only its models are kept,
 * because an import has little memory. A file with a mistake lists none: `check` tells what is wrong with it.
 */
export function readListedModels(directory: string): ListedModels {
  const known = new Map<string, readonly string[]>();
  const read = (make: string): readonly string[] =>
    listFileModels(openLibrary(directory).yaml(`_brands/${make}.yaml`));
  return (make) => {
    const models = known.get(make) ?? read(make);
    known.set(make, models);
    return models;
  };
}
