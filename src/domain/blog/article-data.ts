import type { PageImage } from '../page/page-image.ts';
import type { Article } from './article.ts';

const formatMoment = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** What an article is, for search engines (`BlogPosting`). Without an author the dealer has written it. */
export function createArticleData(
  { title, description, path, publishedAt, author, category }: Article,
  image: PageImage | null,
  { url, name }: { url: string; name: string },
): object {
  const publisher = { '@type': 'Organization', name, url: `${url}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description,
    url: url + path,
    mainEntityOfPage: url + path,
    datePublished: formatMoment(publishedAt),
    author: author === null ? publisher : { '@type': 'Person', name: author },
    publisher,
    ...(category && { articleSection: category.name }),
    ...(image && { image: image.url }),
  };
}
