import { createText, type Text } from '../site/text.ts';

/** Words of the blog and its articles. */
export const blogMessages = {
  'blog.description': 'News and advice from {site}.',
  'blog.categoryDescription': '{category}: articles from {site}.',
  'blog.pageTitle': '{title}, page {page}',
  'blog.categories': 'Categories',
  'blog.all': 'All',
  'blog.viewAll': 'View all articles',
  'blog.author': 'By {author}',
  'blog.writtenBy': 'Written by',
  'blog.more': 'More to read',
  'blog.related': '{name} in stock',
  'blog.feed': 'RSS feed',
} as const;

/** Binds the words of the blog to a dealer's overrides. */
export const createBlogText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof blogMessages> => createText(blogMessages, overrides);
