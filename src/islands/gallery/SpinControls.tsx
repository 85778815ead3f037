import { useStore } from '@nanostores/react';
import { createGalleryText } from '#messages/gallery/gallery.ts';
import { $spin, playSpin, stopSpin, turnBy } from '#stores/gallery/spin.ts';
import { Icon } from '#ui/Icon.tsx';

/** Buttons that do what dragging does, for those who cannot drag (WCAG 2.5.7), and one that stops what moves. */
export function SpinControls({ messages }: { messages: Record<string, string> }) {
  const { playing } = useStore($spin);
  const text = createGalleryText(messages);
  return (
    <div className="spin__controls">
      <button type="button" aria-label={text('gallery.turnLeft')} onClick={() => turnBy(-1)}>
        <Icon name="chevronLeft" size={24} />
      </button>
      <button
        type="button"
        aria-label={text(playing ? 'gallery.pause' : 'gallery.play')}
        onClick={playing ? stopSpin : playSpin}
      >
        <Icon name={playing ? 'pause' : 'rotate'} size={24} />
      </button>
      <button type="button" aria-label={text('gallery.turnRight')} onClick={() => turnBy(1)}>
        <Icon name="chevronRight" size={24} />
      </button>
    </div>
  );
}
