import type { ImageEndpoint } from './site.ts';

/**
 * The address of a picture at a width in pixels (GAL-03). Keeps whatever the address already asks for. Without a
 * resizing service the address is returned as it is.
 */
export function createImageUrl(url: string, width: number, { name, quality }: ImageEndpoint): string {
  if (name === 'none') return url;
  return `${url}${url.includes('?') ? '&' : '?'}width=${width}&quality=${quality}`;
}
