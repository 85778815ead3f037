import type { OwnPage } from '#config/pages/own-page.ts';
import type { Article } from '#domain/blog/article.ts';
import type { Blog } from '#domain/blog/blog.ts';
import { createCategoryPath } from '#domain/blog/blog-pages.ts';
import type { SectionOf } from '#domain/page/section.ts';
import { slugify } from '#domain/site/slug.ts';
import type { SectionData } from '#shell/sections/section.ts';

/** An own page that is an article. */
export type ArticlePage = OwnPage & { article: NonNullable<OwnPage['article']> };

export const isArticle = (page: OwnPage): page is ArticlePage => page.article !== null;

/** The articles among own pages as lists show them, newest first. */
export const listArticles = (pages: readonly OwnPage[]): Article[] =>
  pages
    .filter(isArticle)
    .map(({ path, title, description, image, article }) => ({ path, title, description, image, ...article }));

/** Articles of a section, and the list that has more of them. */
export function findArticles(
  { category, count }: Pick<SectionOf<'articles'>, 'category' | 'count'>,
  articles: readonly Article[],
  blog: Blog | null,
): ReturnType<SectionData['findArticles']> {
  if (!blog) return null;
  const slug = category === undefined ? null : slugify(category);
  const found = slug === null ? articles : articles.filter((article) => article.category?.slug === slug);
  return {
    articles: found.slice(0, count ?? blog.home),
    href: slug === null ? blog.path : createCategoryPath(blog.path, { slug }),
  };
}
