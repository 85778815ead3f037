import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '@nanostores/react';
import { createGalleryText } from '#messages/gallery.ts';
import { $gallery, showView, type GalleryState } from '#stores/gallery.ts';
import type { GalleryControlsProps } from './gallery-props.ts';
import { listenToGallery, playInPlace } from './listen.ts';
import { drawPicture, findGallery, part, watchPictures } from './strip.ts';

const built: GalleryState = { view: 'images', picture: 0, enlarged: false };

const Spin = lazy(() => import('./Spin.tsx').then((file) => ({ default: file.Spin })));
const Interior = lazy(() => import('./Interior.tsx').then((file) => ({ default: file.Interior })));
const Enlarged = lazy(() => import('./Enlarged.tsx').then((file) => ({ default: file.Enlarged })));

/**
 * Brings the gallery of the page to life: arrows, thumbnails, counter, video, 360° view and the enlarged view. It draws
 * nothing itself, and what is only needed on use is only loaded then.
 */
export function GalleryControls(properties: GalleryControlsProps) {
  const { first, look, messages } = properties;
  const { view, enlarged } = useStore($gallery, { ssr: () => built });
  const [spinPlace, setSpinPlace] = useState<Element | null>(null);
  const [interiorPlace, setInteriorPlace] = useState<Element | null>(null);
  useEffect(() => {
    const gallery = findGallery();
    if (!gallery) return;
    const text = createGalleryText(messages);
    const startSpin = (): void => {
      const place = part(gallery.root, 'spin');
      if (place) place.dataset['started'] = '';
      setSpinPlace(place);
    };
    showView(first);
    const stops = [
      listenToGallery(gallery, startSpin),
      watchPictures(gallery.strip),
      $gallery.subscribe(({ view: shown, picture }) => {
        gallery.root.dataset['view'] = shown;
        for (const button of gallery.root.querySelectorAll<HTMLElement>('[data-gallery-view]'))
          button.ariaPressed = String(button.dataset['galleryView'] === shown);
        if (shown === 'interior') setInteriorPlace(part(gallery.root, 'interior'));
        drawPicture(gallery, picture, (number, total) => text('gallery.number', { number, total }));
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [first, messages]);
  useEffect(() => {
    const play = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-video-player]') : null;
      if (!link) return;
      event.preventDefault();
      playInPlace(link, properties.name);
    };
    document.addEventListener('click', play);
    return () => document.removeEventListener('click', play);
  }, [properties.name]);
  return (
    <Suspense fallback={null}>
      {look && spinPlace && !(enlarged && view === 'spin')
        ? createPortal(<Spin {...properties} look={look} />, spinPlace)
        : null}
      {look && interiorPlace ? createPortal(<Interior {...properties} look={look} />, interiorPlace) : null}
      {enlarged ? <Enlarged {...properties} /> : null}
    </Suspense>
  );
}
