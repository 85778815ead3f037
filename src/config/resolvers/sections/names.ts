import { slugify } from '#domain/site/slug.ts';
import type { Section, WrittenSection } from '#domain/page/section.ts';
import { isSameName } from '#domain/site/same-name.ts';
import { findNearest, suggestNearest } from '../../check/nearest.ts';
import type { Path } from '../../load/path.ts';
import type { PageDraft } from '../../pages/read-page.ts';
import type { SectionContext } from './section-context.ts';

type Written<Name extends WrittenSection['name']> = Extract<WrittenSection, { name: Name }>;

/** A section of articles; words where none of its category is published now, null where no article has it, which is told. */
export function expectCategory(
  section: Written<'articles'>,
  { pages: { published, waiting, broken }, fail }: SectionContext,
  at: Path,
): Section | string | null {
  const { category } = section;
  const namesOf = (drafts: readonly PageDraft[]): string[] =>
    drafts.flatMap(({ article }) => article?.category ?? []);
  const has = (names: readonly string[]): boolean =>
    names.some((name) => slugify(name) === slugify(category ?? ''));
  // An article with a mistake may be the one that is meant.
  if (category === undefined || broken.length > 0 || has(namesOf(published))) return section;
  if (has(namesOf(waiting))) return `no published article of the category ${category}`;
  const names = [...new Set([...namesOf(published), ...namesOf(waiting)])];
  fail(
    [...at, 'category'],
    `expected the category of an article, found "${category}", which none has.${suggestNearest(category, names)}\nCategories: ${names.join(', ') || 'none'}.`,
  );
  return null;
}

/** Warns of models of a section that none of the dealer's brands lists: they are not shown. */
export function expectModels(
  { models, make }: Written<'models'>,
  { brands, warn }: SectionContext,
  at: Path,
): void {
  const own = brands.filter(
    ({ name, slug }) => make === undefined || [name.toLowerCase(), slug].includes(make.toLowerCase()),
  );
  const listed = own.flatMap((brand) => brand.models);
  const names = listed.map(({ name }) => name);
  for (const [index, name] of (models ?? []).entries()) {
    if (
      listed.length === 0 ||
      listed.some((model) => isSameName(model.name, name) || isSameName(model.slug, name))
    )
      continue;
    const near = findNearest(name, names);
    warn(
      [...at, 'models', index],
      `found ${name}, which is no model of ${own.map((brand) => brand.name).join(' or ')}: it is not shown\n${near === null ? `Models: ${names.join(', ')}.` : `Did you mean ${near}?`}`,
    );
  }
}
