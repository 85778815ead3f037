import { useRef, useState } from 'react';
import { locateHotspot, type Hotspot } from '#domain/gallery/spin.ts';
import { createGalleryText } from '#messages/gallery/gallery.ts';
import { Icon } from '#ui/Icon.tsx';

export interface HotspotsProps {
  hotspots: Hotspot[];
  /** Degrees that the picture shows. */
  angle: number;
  messages: Record<string, string>;
}

/** The content security policy allows no style attributes; a script may set styles. */
const moveTo =
  (x: number, y: number) =>
  (element: HTMLElement | null): void => {
    element?.style.setProperty('left', `${x * 100}%`);
    element?.style.setProperty('top', `${y * 100}%`);
  };

/** Points on a picture that describe what is there, as far as it is in sight at this angle (SPIN-02). */
export function Hotspots({ hotspots, angle, messages }: HotspotsProps) {
  const [chosen, setChosen] = useState<Hotspot | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const text = createGalleryText(messages);
  // What is told of a point goes out of sight with it.
  const open = chosen && locateHotspot(chosen, angle) ? chosen : null;
  const close = (): void => {
    setChosen(null);
    opener.current?.focus();
  };
  return (
    <>
      {hotspots.map((hotspot) => {
        const seen = locateHotspot(hotspot, angle);
        return seen ? (
          <button
            key={hotspot.title}
            ref={moveTo(seen.x, seen.y)}
            type="button"
            className="hotspot"
            aria-label={hotspot.title}
            aria-expanded={open === hotspot}
            onClick={({ currentTarget }) => {
              opener.current = currentTarget;
              setChosen(open === hotspot ? null : hotspot);
            }}
          >
            <Icon name="plus" size={18} />
          </button>
        ) : null;
      })}
      <div className="hotspot-note" role="status" data-open={open ? '' : undefined}>
        {open ? (
          <>
            <p>
              <strong>{open.title}</strong> {open.description}
            </p>
            <button type="button" aria-label={text('gallery.closeNote')} onClick={close}>
              <Icon name="close" size={18} />
            </button>
          </>
        ) : null}
      </div>
    </>
  );
}
