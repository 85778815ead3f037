import type { PageImage } from '../page-image.ts';

/** What an own page is, for search engines. */
export const createOwnPageData = (
  { title, description, path }: { title: string; description: string; path: string },
  image: PageImage | null,
  { url, name }: { url: string; name: string },
): object => ({
  '@context': 'https://schema.org',
  '@type': 'WebPage',
  name: title,
  description,
  url: url + path,
  ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: image.url } }),
  isPartOf: { '@type': 'WebSite', name, url: `${url}/` },
});
