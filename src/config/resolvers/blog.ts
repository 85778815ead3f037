import { createCategory } from '#domain/blog/article.ts';
import { createFeedPath, type Blog } from '#domain/blog/blog.ts';
import { listBlogPages } from '#domain/blog/blog-pages.ts';
import { listFixedPages, listStockFolders, type Paged } from '../redirects/fixed-pages.ts';
import { trimPath } from '../redirects/redirect-index.ts';
import type { ResolveContext } from './context.ts';

/** The blog of a dealer; null without an article that is published now, so that nothing leads to an empty list. */
export function resolveBlog({ settings, pages }: Pick<ResolveContext, 'settings' | 'pages'>): Blog | null {
  const { blogs } = settings;
  const articles = pages.published.flatMap(({ article }) =>
    article ? { category: createCategory(article.category) } : [],
  );
  if (!blogs || articles.length === 0) return null;
  const addresses = listBlogPages(articles, blogs.path).map(({ path }) => path);
  return { ...blogs, addresses: [...addresses, createFeedPath(blogs)] };
}

/** Reports a blog at an address that another page has. */
export function checkBlogPath({ fail }: Pick<ResolveContext, 'fail'>, site: Paged): void {
  if (!site.blog) return;
  const { path } = site.blog;
  const taken = listFixedPages({ ...site, pages: [], blog: null }).map(trimPath);
  const folder = listStockFolders(site).find((prefix) => path.startsWith(prefix));
  if (taken.includes(trimPath(path)) || folder !== undefined)
    fail(
      ['blogs', 'path'],
      `expected an address that is free, found ${path}, ${folder === undefined ? 'which is another page of this site' : `below ${folder}, where the pages of the stock lie`}\nWrite another, such as ${path === '/news/' ? '/stories/' : '/news/'}.`,
    );
}
