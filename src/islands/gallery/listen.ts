import type { GalleryView } from '#domain/gallery/gallery.ts';
import { $gallery, enlarge, showView } from '#stores/gallery/gallery.ts';
import { loadNext, part, scrollToPicture, type GalleryHandles } from './strip.ts';

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

/**
 * Answers clicks and arrow keys on a gallery (GAL-02). Answers a function that stops it.
 *
 * @param start begins the 360° view
 */
export function listenToGallery({ root, strip, thumbnails }: GalleryHandles, start: () => void): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const step = (by: number): void => scrollToPicture(strip, $gallery.get().picture + by);
  root.addEventListener(
    'click',
    (event) => {
      const view = closest(event.target, '[data-gallery-view]')?.dataset['galleryView'];
      if (view) return showView(view as GalleryView);
      const thumbnail = closest(event.target, '[data-gallery="thumbnails"] a');
      if (thumbnail) {
        event.preventDefault();
        showView('images');
        return scrollToPicture(strip, thumbnails.indexOf(thumbnail as HTMLAnchorElement));
      }
      const handle = closest(event.target, 'button[data-gallery]')?.dataset['gallery'];
      if (handle === 'previous') step(-1);
      if (handle === 'next') step(1);
      if (handle === 'enlarge') enlarge();
      if (handle === 'start') start();
      if (closest(event.target, '[data-gallery="strip"] .picture img')) enlarge();
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    (event) => {
      if ($gallery.get().view !== 'images' || closest(event.target, 'video, input')) return;
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      step(by);
    },
    { signal },
  );
  // Whoever comes near the gallery is about to go on.
  const approach = (): void => loadNext(strip, $gallery.get().picture);
  root.addEventListener('pointerenter', approach, { signal, once: true });
  root.addEventListener('focusin', approach, { signal, once: true });
  part(root, 'spin')?.addEventListener('pointerdown', start, { signal, once: true });
  return () => stopped.abort();
}
