import type { OwnPage } from '#config/pages/own-page.ts';
import { createFeedPath, type Blog } from '#domain/blog/blog.ts';
import { completeAddresses, mostItems, type Feed, type FeedItem } from '#domain/blog/feed.ts';
import { escapeMarkup } from '#domain/page/markup.ts';
import { createPageImage } from '#domain/page/page-image.ts';
import type { Site } from '#domain/site/site.ts';
import { createBlogText } from '#messages/blog/blog.ts';
import { isArticle, type ArticlePage } from './articles.ts';

type FeedSite = Pick<Site, 'url' | 'name' | 'locale' | 'messages' | 'images' | 'pictures'>;

function createItem(
  { path, title, description, html, image, article }: ArticlePage,
  site: FeedSite,
): FeedItem {
  const url = site.url + path;
  const picture = createPageImage(image, '', site);
  const shown = picture ? `<p><img src="${escapeMarkup(picture.url)}" alt="" /></p>\n` : '';
  return {
    ...{ title, description, url, publishedAt: article.publishedAt },
    author: article.author,
    category: article.category?.name ?? null,
    html: shown + completeAddresses(html, site.url, url),
  };
}

/** The feed of a blog. Articles that search engines shall not know are not in it. */
export const createFeed = (pages: readonly OwnPage[], site: FeedSite, blog: Blog): Feed => ({
  title: `${blog.title} | ${site.name}`,
  description: createBlogText(site.messages)('blog.description', { site: site.name }),
  url: site.url + blog.path,
  feedUrl: site.url + createFeedPath(blog),
  language: site.locale,
  items: pages
    .filter(isArticle)
    .filter(({ indexed }) => indexed)
    .slice(0, mostItems)
    .map((page) => createItem(page, site)),
});
