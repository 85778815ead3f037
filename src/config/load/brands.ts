import type { Brand } from '#domain/brand/brand.ts';
import { findMake, knownMakes } from '#domain/brand/makes.ts';
import { slugify } from '#domain/site/slug.ts';
import type { Library } from './library.ts';
import { suggestNearest } from '../check/nearest.ts';
import type { Path } from './path.ts';
import { resolveBrand } from '../resolvers/brand/brand.ts';
import { brand as brandSchema } from '../schemas/brand.ts';
import type { Settings } from '../schema.ts';
import { checkFiles } from '../check/check-files.ts';
import { validate, type Problem } from '../check/validate.ts';
import type { SiteFiles } from './site-files.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

type Fail = (path: Path, message: string) => void;
type FailInFile = (file: YamlFile, problem: Problem) => void;

/** The file of a make, by its name as written or as the catalogue of makes spells it; null without one. */
export function findBrandFile(library: Library, name: string): YamlFile | null {
  const known = findMake(name);
  return (
    library.yaml(`_brands/${slugify(name)}.yaml`) ?? (known && library.yaml(`_brands/${known.slug}.yaml`))
  );
}

/** What to do about a name of `setting` that neither a file nor the catalogue knows, where a near name was meant; else null. */
export function adviseMake(library: Library, name: string, setting: 'make' | 'brands'): string | null {
  if (findBrandFile(library, name) || findMake(name)) return null;
  const slug = slugify(name);
  const files = library.names('_brands');
  const near = suggestNearest(slug, [...knownMakes.map((make) => make.name), ...files]);
  if (slug && !near) return null;
  const instead = setting === 'make' ? 'Leave make out for a dealer of many makes' : 'Take it out';
  return `${near.trim()}\n${instead}, or write ${library.directory}/_brands/${slug || 'name'}.yaml.`;
}

/** A make without a file: its name in the catalogue's spelling, no words and no range of its own (DATA-06). */
function createPlainBrand({ library, warn, settings }: BrandReading, name: string, path: Path): Brand {
  const known = findMake(name);
  const slug = known?.slug ?? slugify(name);
  const file = `${library.directory}/_brands/${slug}.yaml`;
  const spelling = known ? '' : `, and no catalogue knows this make: look whether ${name} is spelled right`;
  const hasWords = (settings.brandTexts[slug]?.paragraphs ?? []).length > 0;
  if (!known || !hasWords)
    warn(
      path,
      `${file} does not exist${spelling}.\nPages of the make show its stock and no words of their own; write brandTexts.${slug}.paragraphs here, or that file, which may have a range too.`,
    );
  return resolveBrand(
    {
      ...{ name: known?.name ?? name, kind: known?.kind ?? 'car', paragraphs: [], models: [] },
      ...{ logo: null, banner: null, overviewUrl: null, legalLine: null, termsUrl: null },
    },
    settings,
  );
}

/** Brand files of the makes that a dealer lists, where they exist. The setting may still be wrong. */
export function listBrandFiles(library: Library, { brands }: Record<string, unknown>): YamlFile[] {
  const names: unknown[] = Array.isArray(brands) ? brands : [];
  return names.flatMap((name) => (typeof name === 'string' ? (findBrandFile(library, name) ?? []) : []));
}

/** What brand files are read with. */
interface BrandReading {
  library: Library;
  /** Files of the site that shows the brands. */
  files: SiteFiles;
  settings: Pick<Settings, 'brands' | 'make' | 'brandTexts' | 'brandAddress'>;
  fail: Fail;
  warn: Fail;
  failInFile: FailInFile;
  warnInFile: FailInFile;
}

/** The brand that a file describes, or what is known of a make without one; null when the file or the name is wrong. */
function readBrand(reading: BrandReading, name: string, path: Path): Brand | null {
  const { library, files, settings, fail, failInFile, warnInFile } = reading;
  const file = findBrandFile(library, name);
  if (!file) {
    const mistyped = adviseMake(library, name, settings.brands === null ? 'make' : 'brands');
    if (mistyped === null) return createPlainBrand(reading, name, path);
    fail(path, `there is no make ${name}. ${mistyped}`);
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
  checkFiles(brandSchema, written, files, {
    fail: (at, message) => failInFile(file, { path: ['brand', ...at], at: 'value', message }),
    warn: (at, message) => warnInFile(file, { path: ['brand', ...at], at: 'value', message }),
  });
  return output ? resolveBrand(output, settings) : null;
}

/** Brands that a dealer represents: those it lists, else its one make. */
export function readBrands(reading: BrandReading): Brand[] {
  const { brands, make } = reading.settings;
  const mistyped = brands !== null && make !== null ? adviseMake(reading.library, make, 'make') : null;
  if (mistyped !== null) reading.fail(['make'], `there is no make ${make}. ${mistyped}`);
  return (brands ?? (make === null ? [] : [make])).flatMap((name, index) => {
    const path = brands === null ? ['make'] : ['brands', index];
    return readBrand(reading, name, path) ?? [];
  });
}

/** Whether all brands that a dealer names are known; a missing or wrong file has its own message. */
export const hasAllBrands = (
  { brands, make }: Pick<Settings, 'brands' | 'make'>,
  found: readonly Brand[],
): boolean => found.length === (brands ?? (make ? [make] : [])).length;
