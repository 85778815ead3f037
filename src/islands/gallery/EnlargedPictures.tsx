import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { useStore } from '@nanostores/react';
import { createGalleryText } from '#messages/gallery/gallery.ts';
import { $gallery, notePicture } from '#stores/gallery/gallery.ts';
import { Icon } from '#ui/Icon.tsx';
import { EnlargedThumbnails } from './EnlargedThumbnails.tsx';
import { findGallery, scrollToPicture, watchStrip } from './strip.ts';

const LARGEST = 3;

/** The pictures of the page, as large as they come. The video stays where it is. */
const readPictures = (): HTMLImageElement[] => [
  ...(findGallery()?.strip.querySelectorAll<HTMLImageElement>('.picture img') ?? []),
];

/** Shows the loaded small picture until the large one has arrived. */
const showMeanwhile =
  (url: string) =>
  (frame: HTMLElement | null): void =>
    frame?.style.setProperty('background-image', url ? `url("${CSS.escape(url)}")` : 'none');

/** Drags a zoomed picture with the mouse. Fingers scroll it natively. */
function pan({ currentTarget, pointerType, buttons, movementX, movementY }: PointerEvent): void {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY);
}

/** The strip of large pictures with zoom. Closing it leaves the page at the picture that was seen last. */
export function EnlargedPictures({ messages }: { messages: Record<string, string> }) {
  const { picture } = useStore($gallery);
  const [pictures] = useState(readPictures);
  const [zoomed, setZoomed] = useState({ picture, level: 1 });
  const strip = useRef<HTMLUListElement>(null);
  const text = createGalleryText(messages);
  const last = pictures.length - 1;
  const shown = Math.min(picture, last);
  // Another picture begins whole again.
  const zoom = zoomed.picture === shown ? zoomed.level : 1;
  const setZoom = (level: number): void =>
    setZoomed({ picture: shown, level: Math.min(LARGEST, Math.max(1, level)) });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    element.scrollTo({ left: shown * element.clientWidth, behavior: 'instant' });
    const page = findGallery()?.strip;
    const stop = watchStrip(element, notePicture);
    return () => {
      stop();
      page?.scrollTo({ left: $gallery.get().picture * page.clientWidth, behavior: 'instant' });
    };
    // Only on opening: from then on the strip leads.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const frame = strip.current?.children[shown];
    frame?.scrollTo({
      left: (frame.scrollWidth - frame.clientWidth) / 2,
      top: (frame.scrollHeight - frame.clientHeight) / 2,
      behavior: 'instant',
    });
  }, [zoom, shown]);
  const show = (index: number): void => {
    if (strip.current) scrollToPicture(strip.current, index);
  };
  const step = (by: number): void => show(shown + by);
  useEffect(() => {
    const dialog = strip.current?.closest('dialog');
    const act = (event: KeyboardEvent): void => {
      const actions: Record<string, () => void> = {
        '+': () => setZoom(zoom + 1),
        '=': () => setZoom(zoom + 1),
        '-': () => setZoom(zoom - 1),
        ...(zoom === 1 ? { ArrowLeft: () => step(-1), ArrowRight: () => step(1) } : {}),
      };
      const action = actions[event.key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    dialog?.addEventListener('keydown', act);
    return () => dialog?.removeEventListener('keydown', act);
  });
  return (
    <div className="enlarged__pictures">
      <ul className="enlarged__strip" role="list" ref={strip} data-zoomed={zoom > 1 ? '' : undefined}>
        {pictures.map(({ src, srcset, currentSrc, alt }, index) => (
          <li
            key={src}
            ref={showMeanwhile(currentSrc)}
            data-zoom={index === shown ? zoom : 1}
            tabIndex={index === shown ? 0 : -1}
            onDoubleClick={() => setZoom(zoom === 1 ? 2 : 1)}
            onPointerMove={zoom > 1 ? pan : undefined}
          >
            <img
              src={src}
              srcSet={srcset}
              sizes={index === shown && zoom > 1 ? `${zoom * 100}vw` : '100vw'}
              alt={alt}
              loading={Math.abs(index - shown) > 1 ? 'lazy' : 'eager'}
              draggable={false}
            />
          </li>
        ))}
      </ul>
      <div className="enlarged__bar">
        <p className="numbers" role="status">
          {text('gallery.number', { number: shown + 1, total: pictures.length })}
        </p>
        <EnlargedThumbnails {...{ shown, text }} onChoose={show} />
        <button
          type="button"
          aria-label={text('gallery.zoomOut')}
          disabled={zoom === 1}
          onClick={() => setZoom(zoom - 1)}
        >
          <Icon name="minus" size={24} />
        </button>
        <button
          type="button"
          aria-label={text('gallery.zoomIn')}
          disabled={zoom === LARGEST}
          onClick={() => setZoom(zoom + 1)}
        >
          <Icon name="plus" size={24} />
        </button>
        <button
          type="button"
          aria-label={text('gallery.previous')}
          disabled={shown === 0}
          onClick={() => step(-1)}
        >
          <Icon name="chevronLeft" size={24} />
        </button>
        <button
          type="button"
          aria-label={text('gallery.next')}
          disabled={shown === last}
          onClick={() => step(1)}
        >
          <Icon name="chevronRight" size={24} />
        </button>
      </div>
    </div>
  );
}
