import type { GalleryView } from '#domain/gallery/gallery.ts';
import { $gallery, enlarge, reduce, showView } from '#stores/gallery/gallery.ts';
import { afterPaint } from '#ui/after-drawing.ts';
import { openAtEntry } from '#ui/dialog-entry.ts';
import { importAgain } from '#ui/loading/import-again.ts';
import { loadStyles } from '#ui/loading/load-styles.ts';
import enlargedStyles from './Enlarged.css?url';
import type { GalleryProps } from './gallery-props.ts';
import hotspotStyles from './Hotspots.css?url';
import { listenToGallery } from './listen.ts';
import spinStyles from './Spin.css?url';
import { listenToVideos } from './videos.ts';
import { drawPicture, findGallery, part, watchPictures } from './strip.ts';

/** The styles of what is turned and looked around in. */
const lookStyles = [spinStyles, hotspotStyles];

/** What draws by itself, and styles that it needs. */
async function fetchLooks(...styles: string[]) {
  const [{ drawLook, drawEnlarged }] = await Promise.all([
    importAgain(() => import('./draw-looks.tsx')),
    loadStyles(...styles),
  ]);
  return { drawLook, drawEnlarged };
}

/**
 * Brings the gallery of the page to life: arrows, thumbnails, counter, video, 360° view and the enlarged view. Plain
 * DOM: what draws by itself is only loaded on use. Answers a function that stops it.
 */
export function startGallery(properties: GalleryProps): () => void {
  const gallery = findGallery();
  if (!gallery) return () => undefined;
  const { root, strip } = gallery;
  const drawn = new Set<string>();

  /** Draws a view into its panel, the first time it is asked for. */
  const draw = (view: Exclude<GalleryView, 'images'>): void => {
    const panel = part(root, view);
    if (!panel || drawn.has(view)) return;
    drawn.add(view);
    // The start button disappears, so the focus of somebody who pressed it by key moves to its successor.
    const takesFocus = panel.contains(document.activeElement);
    panel.dataset['started'] = '';
    void fetchLooks(...lookStyles).then(({ drawLook }) => drawLook(view, panel, properties, takesFocus));
  };
  showView(properties.first);
  const stops = [
    listenToGallery(gallery, () => draw('spin')),
    listenToVideos(properties.name),
    openAtEntry('enlarged', enlarge),
    watchPictures(strip),
    $gallery.subscribe(({ view, picture, enlarged }, before) => {
      // What fills the screen changes nothing of the page below it.
      if (before && before.enlarged !== enlarged) return;
      root.dataset['view'] = view;
      for (const button of root.querySelectorAll<HTMLElement>('[data-gallery-view]'))
        button.ariaPressed = String(button.dataset['galleryView'] === view);
      if (view === 'interior') draw(view);
      drawPicture(gallery, picture);
    }),
    $gallery.listen(({ view, enlarged }, before) => {
      if (!enlarged || before?.enlarged) return;
      const styles = view === 'images' ? [] : lookStyles;
      const looks = fetchLooks(...styles, enlargedStyles).catch(() => null);
      // Waits for a paint, so that the touch shows a response before the whole dialog is drawn.
      afterPaint(() => {
        // What cannot be fetched can be asked for again.
        void looks.then((found) => (found ? found.drawEnlarged(properties) : reduce()));
      });
    }),
  ];
  return () => stops.forEach((stop) => stop());
}
