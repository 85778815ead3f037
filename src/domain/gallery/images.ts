import type { SiteSettings } from '../site/settings.ts';

/** The service that resizes pictures; `none` serves them as they are (GAL-03, C50). */
export type ImageEndpoint = SiteSettings['images'];

const withQuery = (url: string, query: string): string => `${url}${url.includes('?') ? '&' : '?'}${query}`;

/**
 * How each image service takes a width in pixels and a quality of 1…100 (GAL-03). All choose the format that the
 * browser accepts; `parameters` needs no parameter for it.
 */
const drivers: Record<ImageEndpoint['name'], (url: string, width: number, quality: number) => string> = {
  none: (url) => url,
  parameters: (url, width, quality) => withQuery(url, `width=${width}&quality=${quality}`),
  imgix: (url, width, quality) => withQuery(url, `w=${width}&q=${quality}&auto=format`),
  fastly: (url, width, quality) => withQuery(url, `width=${width}&quality=${quality}&auto=avif,webp`),
  cloudflare: (url, width, quality) => {
    if (!URL.canParse(url)) return url;
    const { origin, pathname, search } = new URL(url);
    return `${origin}/cdn-cgi/image/width=${width},quality=${quality},format=auto${pathname}${search}`;
  },
};

/**
 * The address of a picture at a width in pixels (GAL-03). Keeps the parameters of the address. Without a resizing
 * service it returns the address unchanged.
 */
export const createImageUrl = (url: string, width: number, { name, quality }: ImageEndpoint): string =>
  drivers[name](url, width, quality);
