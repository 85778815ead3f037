import type { Category } from './article.ts';

/** Three rows of four, four of three, six of two. */
export const articlesPerPage = 12;

/** One page of a list of articles. */
export interface BlogPage<Entry> {
  path: string;
  /** Null on pages of all articles. */
  category: Category | null;
  /** 1-based. */
  page: number;
  /** How many pages the list has. */
  total: number;
  articles: Entry[];
}

/** Address of a page of a list that begins at `base`. */
export const createPagePath = (base: string, page: number): string =>
  page === 1 ? base : `${base}page/${page}/`;

/** Address of the articles of a category. */
export const createCategoryPath = (blogPath: string, { slug }: Pick<Category, 'slug'>): string =>
  `${blogPath}${slug}/`;

/** The categories of some articles, those with the most articles first. */
export function listCategories(articles: readonly { category: Category | null }[]): Category[] {
  const counts = new Map<string, { category: Category; count: number }>();
  for (const { category } of articles) {
    if (!category) continue;
    const known = counts.get(category.slug);
    if (known) known.count += 1;
    else counts.set(category.slug, { category, count: 1 });
  }
  return [...counts.values()]
    .sort((one, other) => other.count - one.count || one.category.name.localeCompare(other.category.name))
    .map(({ category }) => category);
}

function partList<Entry>(articles: readonly Entry[], base: string, category: Category | null) {
  const total = Math.ceil(articles.length / articlesPerPage);
  return Array.from({ length: total }, (_, index): BlogPage<Entry> => {
    const from = index * articlesPerPage;
    const path = createPagePath(base, index + 1);
    return { path, category, page: index + 1, total, articles: articles.slice(from, from + articlesPerPage) };
  });
}

/**
 * Every page of the list of all articles and of those of each category. None without articles.
 *
 * @param articles newest first
 * @param path address of the blog
 */
export const listBlogPages = <Entry extends { category: Category | null }>(
  articles: readonly Entry[],
  path: string,
): BlogPage<Entry>[] => [
  ...partList(articles, path, null),
  ...listCategories(articles).flatMap((category) => {
    const own = articles.filter((article) => article.category?.slug === category.slug);
    return partList(own, createCategoryPath(path, category), category);
  }),
];
