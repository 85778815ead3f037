import type { OwnPage } from '#config/pages/own-page.ts';
import type { Article, Category } from '#domain/blog/article.ts';
import { listBlogPages, listCategories, type BlogPage } from '#domain/blog/blog-pages.ts';
import type { Site } from '#domain/site/site.ts';
import { listArticles } from './articles.ts';

/** What one page of a list of articles shows. It may ask for nothing else. */
export interface BlogInputs extends BlogPage<Article> {
  /** All categories, for the ways between their lists. */
  categories: Category[];
}

/** Every page of the lists of a blog; none without one. */
export function listBlogInputs(pages: readonly OwnPage[], { blog }: Pick<Site, 'blog'>): BlogInputs[] {
  if (!blog) return [];
  const articles = listArticles(pages);
  const categories = listCategories(articles);
  return listBlogPages(articles, blog.path).map((page) => ({ ...page, categories }));
}
