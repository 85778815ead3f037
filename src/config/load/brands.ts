import type { Brand } from '#domain/brand/brand.ts';
import { slugify } from '#domain/site/slug.ts';
import type { Library } from './library.ts';
import { suggestNearest } from '../check/nearest.ts';
import type { Path } from './path.ts';
import { resolveBrand } from '../resolvers/brand.ts';
import { brand as brandSchema } from '../schemas/brand.ts';
import { checkFiles } from '../check/check-files.ts';
import { validate, type Problem } from '../check/validate.ts';
import type { SiteFiles } from './site-files.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

type Fail = (path: Path, message: string) => void;
type FailInFile = (file: YamlFile, problem: Problem) => void;

/** What to do about a make that has no file of its own. */
export function adviseMake(library: Library, make: string): string {
  const names = library.names('_brands').sort();
  const example = names.includes('toyota') ? 'toyota' : names[0];
  const after = example === undefined ? '' : ` after the example of ${example}.yaml`;
  return `Leave make out for a yard of many makes, or write ${library.directory}/_brands/${slugify(make)}.yaml${after}.`;
}

/** Brand files of the makes that a dealer lists, where they exist. The setting may still be wrong. */
export function listBrandFiles(library: Library, { brands }: Record<string, unknown>): YamlFile[] {
  const names: unknown[] = Array.isArray(brands) ? brands : [];
  return names.flatMap((name) =>
    typeof name === 'string' ? (library.yaml(`_brands/${slugify(name)}.yaml`) ?? []) : [],
  );
}

/** What brand files are read with. */
interface BrandReading {
  library: Library;
  /** Files of the site that shows the brands. */
  files: SiteFiles;
  fail: Fail;
  failInFile: FailInFile;
}

/** The brand that a file describes, or null when the file is missing or wrong. */
function readBrand(
  { library, files, fail, failInFile }: BrandReading,
  name: string,
  path: Path,
): Brand | null {
  const file = library.yaml(`_brands/${slugify(name)}.yaml`);
  if (!file) {
    const names = library.names('_brands');
    fail(
      path,
      `there is no brand file ${library.directory}/_brands/${slugify(name)}.yaml.${suggestNearest(slugify(name), names)}`,
    );
    return null;
  }
  const written = file.value['brand'];
  if (written === undefined || written === null) {
    failInFile(file, {
      path: ['brand'],
      at: 'key',
      message: 'brand is missing. It is what brand pages say about the make, at least { name: Toyota }.',
    });
    return null;
  }
  const { output, problems } = validate(brandSchema, written);
  for (const problem of problems) failInFile(file, { ...problem, path: ['brand', ...problem.path] });
  checkFiles(brandSchema, written, files, (at, message) =>
    failInFile(file, { path: ['brand', ...at], at: 'value', message }),
  );
  return output ? resolveBrand(output) : null;
}

/** Brands that a dealer represents: those it lists, else its one make. */
export function readBrands(
  reading: BrandReading,
  { brands, make }: { brands: readonly string[] | null; make: string | null },
): Brand[] {
  const { library } = reading;
  // A make without a file was already reported as a missing layer.
  if (brands === null && make !== null && !library.yaml(`_brands/${slugify(make)}.yaml`)) return [];
  return (brands ?? (make === null ? [] : [make])).flatMap((name, index) => {
    const path = brands === null ? ['make'] : ['brands', index];
    return readBrand(reading, name, path) ?? [];
  });
}
