import { $gallery, notePicture } from '#stores/gallery/gallery.ts';

/** The handles of a gallery that is already on the page. */
export interface GalleryHandles {
  root: HTMLElement;
  strip: HTMLElement;
  thumbnails: HTMLAnchorElement[];
}

export const part = (root: ParentNode, name: string): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-gallery="${name}"]`);

/** Finds the page's gallery; null when there is none. */
export function findGallery(): GalleryHandles | null {
  const root = part(document, 'root');
  const strip = root && part(root, 'strip');
  if (!root || !strip) return null;
  const thumbnails = [...root.querySelectorAll<HTMLAnchorElement>('[data-gallery="thumbnails"] a')];
  return { root, strip, thumbnails };
}

/** Scrolls a strip to one of its pictures. The stylesheet decides how, and respects the wish for less motion. */
export function scrollToPicture(strip: HTMLElement, picture: number): void {
  const last = strip.children.length - 1;
  strip.scrollTo({ left: Math.min(last, Math.max(0, picture)) * strip.clientWidth });
}

/** Notes which picture of a strip is in view, while and after it is scrolled. Answers a function that stops it. */
export function watchStrip(strip: HTMLElement, note: (picture: number) => void): () => void {
  const read = (): void => {
    if (strip.clientWidth > 0) note(Math.round(strip.scrollLeft / strip.clientWidth));
  };
  strip.addEventListener('scroll', read, { passive: true });
  return () => strip.removeEventListener('scroll', read);
}

/** Loads the picture after one before it is asked for. */
export function loadNext(strip: HTMLElement, picture: number): void {
  strip.children[picture + 1]?.querySelector('img')?.setAttribute('loading', 'eager');
}

/** Scrolls a list until one of its items is in the middle. Only the list: scrollIntoView would move the page as well. */
export function centre(item: HTMLElement): void {
  const list = item.parentElement;
  list?.scrollTo({
    left: item.offsetLeft - list.offsetLeft - list.clientWidth / 2 + item.clientWidth / 2,
    top: item.offsetTop - list.offsetTop - list.clientHeight / 2 + item.clientHeight / 2,
  });
}

/** Keeps counter, arrows and thumbnails in step with the picture in view. */
export function drawPicture({ root, strip, thumbnails }: GalleryHandles, picture: number): void {
  const total = strip.children.length;
  const number = part(root, 'number');
  if (number)
    number.textContent = (number.dataset['words'] ?? '')
      .replace('{number}', String(picture + 1))
      .replace('{total}', String(total));
  part(root, 'previous')?.toggleAttribute('disabled', picture === 0);
  part(root, 'next')?.toggleAttribute('disabled', picture >= total - 1);
  for (const [index, thumbnail] of thumbnails.entries()) {
    if (index === picture && root.dataset['view'] === 'images')
      thumbnail.setAttribute('aria-current', 'true');
    else thumbnail.removeAttribute('aria-current');
  }
  const current = thumbnails[picture]?.parentElement;
  if (current) centre(current);
  if (picture > 0) loadNext(strip, picture);
  for (const video of strip.querySelectorAll('video')) video.pause();
}

export const watchPictures = (strip: HTMLElement): (() => void) => {
  notePicture(
    strip.clientWidth > 0 ? Math.round(strip.scrollLeft / strip.clientWidth) : $gallery.get().picture,
  );
  return watchStrip(strip, notePicture);
};
