import { slugify } from '#domain/site/slug.ts';
import { findNearest } from '../check/nearest.ts';
import { tellSetting, type PageDraft, type Tell } from './read-page.ts';

/** How often each spelling of a category is written, by its part of the address. */
function countSpellings(drafts: readonly PageDraft[]): Map<string, Map<string, number>> {
  const spellings = new Map<string, Map<string, number>>();
  for (const { article } of drafts) {
    if (!article?.category) continue;
    const slug = slugify(article.category);
    const counts = spellings.get(slug) ?? new Map<string, number>();
    spellings.set(slug, counts.set(article.category, (counts.get(article.category) ?? 0) + 1));
  }
  return spellings;
}

/** The spelling that most articles have; of equals the first in the alphabet, so that it stays. */
const chooseSpelling = (counts: ReadonlyMap<string, number>): string =>
  [...counts].sort(([one, few], [other, many]) => many - few || (one < other ? -1 : 1))[0]?.[0] ?? '';

const sum = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((total, count) => total + count, 0);

/**
 * The spelling of each category by which its list is headed. Categories that are spelled in two ways are told, and one
 * that a single article has where a near name has several.
 */
export function settleCategories(drafts: readonly PageDraft[], tell: Tell): PageDraft[] {
  const spellings = countSpellings(drafts);
  const often = [...spellings.values()].filter((counts) => sum(counts) > 1).map(chooseSpelling);
  const warn = (draft: PageDraft, found: string, advice: string): void =>
    tellSetting(draft, tell, ['category'], `found the category ${found}, ${advice}`, { severity: 'warning' });
  return drafts.map((draft) => {
    const { article } = draft;
    const counts = article?.category ? spellings.get(slugify(article.category)) : undefined;
    if (!article?.category || !counts) return draft;
    const chosen = chooseSpelling(counts);
    if (chosen !== article.category)
      warn(draft, article.category, `which others spell ${chosen}\nSpell it alike: both are one list.`);
    const near = sum(counts) === 1 ? findNearest(chosen, often) : null;
    if (near !== null)
      warn(
        draft,
        chosen,
        `which only this article has\nWrite ${near} where that is meant: each has a list of its own.`,
      );
    return { ...draft, article: { ...article, category: chosen } };
  });
}
