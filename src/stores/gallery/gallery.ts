import { map } from 'nanostores';
import type { GalleryView } from '#domain/gallery/gallery.ts';

export interface GalleryState {
  view: GalleryView;
  /** Which picture is in view, from 0; the video comes after the last one. */
  picture: number;
  /** Whether it fills the screen. */
  enlarged: boolean;
}

/** What a shopper looks at on a vehicle page. The page as built sets the first view. */
export const $gallery = map<GalleryState>({ view: 'images', picture: 0, enlarged: false });

export const showView = (view: GalleryView): void => $gallery.setKey('view', view);

/** Notes which picture has come into view. */
export const notePicture = (picture: number): void => {
  if ($gallery.get().picture !== picture) $gallery.setKey('picture', picture);
};

export const enlarge = (): void => $gallery.setKey('enlarged', true);

export const reduce = (): void => $gallery.setKey('enlarged', false);
