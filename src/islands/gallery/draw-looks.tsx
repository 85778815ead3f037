import { createRoot } from 'react-dom/client';
import type { GalleryView } from '#domain/gallery/gallery.ts';
import { reduce } from '#stores/gallery/gallery.ts';
import { Enlarged } from './Enlarged.tsx';
import type { GalleryProps } from './gallery-props.ts';
import { Interior } from './Interior.tsx';
import { Spin } from './Spin.tsx';

/** Draws the 360° view or the interior into its panel. */
export function drawLook(
  view: Exclude<GalleryView, 'images'>,
  panel: Element,
  { look, ...properties }: GalleryProps,
  takesFocus: boolean,
): void {
  if (!look) return;
  const box = document.createElement('div');
  panel.append(box);
  const shared = { ...properties, look };
  createRoot(box).render(
    view === 'spin' ? <Spin {...shared} takesFocus={takesFocus} /> : <Interior {...shared} />,
  );
}

/** Opens the gallery over the whole screen, and leaves nothing behind when it is closed. */
export function drawEnlarged(properties: GalleryProps): void {
  const box = document.body.appendChild(document.createElement('div'));
  const drawing = createRoot(box);
  const close = (): void => {
    reduce();
    drawing.unmount();
    box.remove();
  };
  drawing.render(<Enlarged {...properties} close={close} />);
}
