import { whenIdle } from './when-idle.ts';

const isDialog = ({ target }: Event): boolean => target instanceof HTMLDialogElement;

/**
 * Marks the document while a modal dialog lies over it. A modal dialog makes everything else inert: browsers visit
 * every element of the page when it opens and when it closes. `shell/site/out-of-view.css` spares parts out of view, so the
 * next touch waits less; `ui/staged-dialog.ts` does it for the first touch. The mark stays until the page is idle.
 * Browsers without an event before a dialog opens do all of it at once.
 */
export function markWhileCovered(): void {
  const { dataset } = document.documentElement;
  // These events do not bubble. A dialog that is removed as it closes still sends `close`, but never `toggle`.
  document.addEventListener(
    'beforetoggle',
    (event) => {
      if (isDialog(event) && event.newState === 'open') dataset['covered'] = '';
    },
    true,
  );
  document.addEventListener(
    'close',
    (event) => {
      if (!isDialog(event)) return;
      whenIdle(() => {
        if (!document.querySelector('dialog:modal')) delete dataset['covered'];
      });
    },
    true,
  );
}
