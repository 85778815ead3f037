import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useStore } from '@nanostores/react';
import { createImageUrl } from '#domain/gallery/images.ts';
import { dragFrame, frameAngle, FRAME_WIDTH } from '#domain/gallery/spin.ts';
import { createGalleryText } from '#messages/gallery/gallery.ts';
import { $spin, findFrame, openSpin, stopSpin, turnBy, turnTo } from '#stores/gallery/spin.ts';
import { Hotspots } from './Hotspots.tsx';
import type { LookProps } from './gallery-props.ts';
import { SpinControls } from './SpinControls.tsx';

/** Frames that a key turns by. */
const keys: Readonly<Record<string, (count: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowDown: () => -1,
  ArrowRight: () => 1,
  ArrowUp: () => 1,
  PageDown: (count) => -Math.round(count / 4),
  PageUp: (count) => Math.round(count / 4),
};

/** Width of the frames: the usual one, or twice that where they are drawn larger. */
const chooseWidth = (box: Element): number =>
  box.clientWidth * window.devicePixelRatio > FRAME_WIDTH * 1.25 ? FRAME_WIDTH * 2 : FRAME_WIDTH;

export type SpinProps = LookProps & { takesFocus?: boolean };

/** The 360° view: a slider around the vehicle that drags, keys and buttons turn (SPIN-01…07). */
export function Spin({ name, look, images, messages, takesFocus = false }: SpinProps) {
  const { status, loaded, count, frame } = useStore($spin);
  const text = createGalleryText(messages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<{ x: number; frame: number } | null>(null);
  useEffect(() => {
    if (!canvas.current) return;
    const width = chooseWidth(canvas.current);
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const urls = look.frames.map((url) => createImageUrl(url, width, images));
    void openSpin(urls, { autoRotate: look.autoRotate && !still });
    return stopSpin;
  }, [look, images]);
  useEffect(() => {
    if (takesFocus) canvas.current?.parentElement?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    const picture = findFrame(frame);
    const context = canvas.current?.getContext('2d');
    if (!picture || !context) return;
    const { canvas: sheet } = context;
    if (sheet.width !== picture.naturalWidth) sheet.width = picture.naturalWidth;
    if (sheet.height !== picture.naturalHeight) sheet.height = picture.naturalHeight;
    context.drawImage(picture, 0, 0);
  }, [frame, loaded]);
  const angle = count > 0 ? frameAngle(frame, count) : 0;
  const turnByKey = (event: KeyboardEvent): void => {
    const steps = event.key === 'Home' ? -frame : keys[event.key]?.(count);
    if (steps === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    turnBy(steps);
  };
  const take = (event: PointerEvent): void => {
    stopSpin();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, frame };
  };
  const turn = ({ clientX }: PointerEvent): void => {
    if (drag.current) turnTo(dragFrame(drag.current.frame, clientX - drag.current.x, count));
  };
  const release = (): void => {
    drag.current = null;
  };
  return (
    <div className="spin">
      <div
        className="spin__turn"
        role="slider"
        tabIndex={0}
        aria-label={text('gallery.spin', { name })}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={angle}
        aria-valuetext={text('gallery.angle', { degrees: angle })}
        onKeyDown={turnByKey}
        onPointerDown={take}
        onPointerMove={turn}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <canvas ref={canvas} className="spin__frame" width="600" height="400" />
      </div>
      {status === 'ready' ? (
        <>
          <Hotspots
            hotspots={look.hotspots.filter(({ view }) => view === 'exterior')}
            angle={angle}
            messages={messages}
          />
          <SpinControls messages={messages} />
        </>
      ) : (
        <div className="spin__loading" role="status">
          <span>{text('gallery.loading')}</span>
          <progress aria-label={text('gallery.loading')} value={loaded} max={count || 1} />
        </div>
      )}
    </div>
  );
}
