import { useEffect, useRef, useState } from 'react';
import type { createGalleryText } from '#messages/gallery/gallery.ts';
import { centre, findGallery } from './strip.ts';

export interface EnlargedThumbnailsProps {
  /** Number of the picture in view, from 0 on. */
  shown: number;
  text: ReturnType<typeof createGalleryText>;
  onChoose: (index: number) => void;
}

/** The small pictures of the page below; its video stays there. */
const readThumbnails = (): string[] =>
  (findGallery()?.thumbnails ?? []).flatMap((link) =>
    link.dataset['kind'] === 'video' ? [] : (link.querySelector('img')?.src ?? []),
  );

/** Small pictures below the large one, where a screen has room; none where the page has none. */
export function EnlargedThumbnails({ shown, text, onChoose }: EnlargedThumbnailsProps) {
  const [thumbnails] = useState(readThumbnails);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = list.current?.children[shown];
    if (current instanceof HTMLElement) centre(current);
  }, [shown]);
  if (thumbnails.length === 0) return null;
  return (
    <ul className="enlarged__thumbnails" role="list" ref={list} aria-label={text('gallery.thumbnails')}>
      {thumbnails.map((src, index) => (
        <li key={src}>
          <button
            type="button"
            aria-label={text('gallery.showPicture', { number: index + 1 })}
            aria-current={index === shown ? 'true' : undefined}
            onClick={() => onChoose(index)}
          >
            <img src={src} width="160" height="107" alt="" loading="lazy" decoding="async" />
          </button>
        </li>
      ))}
    </ul>
  );
}
