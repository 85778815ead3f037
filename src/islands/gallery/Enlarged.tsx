import { useLayoutEffect, useRef } from 'react';
import { useStore } from '@nanostores/react';
import { createGalleryText } from '#messages/gallery/gallery.ts';
import { $gallery } from '#stores/gallery/gallery.ts';
import { keepDialogEntry } from '#ui/dialog-entry.ts';
import { Icon } from '#ui/Icon.tsx';
import { openDialog } from '#ui/staged-dialog.ts';
import { EnlargedPictures } from './EnlargedPictures.tsx';
import type { GalleryProps } from './gallery-props.ts';
import { Interior } from './Interior.tsx';
import { Spin } from './Spin.tsx';

/** The gallery over the whole screen, in a native dialog: what was in view is what fills it (SPIN-06, GAL-02). */
export function Enlarged({ close, ...properties }: GalleryProps & { close: () => void }) {
  const { name, look, messages } = properties;
  const { view } = useStore($gallery);
  const dialog = useRef<HTMLDialogElement>(null);
  const text = createGalleryText(messages);
  // Runs before the effects of its children, which need its size.
  useLayoutEffect(() => {
    if (!dialog.current) return;
    openDialog(dialog.current);
    const entry = keepDialogEntry(dialog.current);
    entry.take();
    return entry.stop;
  }, []);
  return (
    <dialog ref={dialog} className="enlarged" id="enlarged" aria-label={name} onClose={close}>
      <form method="dialog" className="enlarged__close">
        <button aria-label={text('gallery.close')}>
          <Icon name="close" size={24} />
        </button>
      </form>
      {view === 'images' || !look ? (
        <EnlargedPictures messages={messages} />
      ) : (
        <div className="enlarged__look">
          {view === 'spin' ? <Spin {...properties} look={look} /> : <Interior {...properties} look={look} />}
        </div>
      )}
    </dialog>
  );
}
