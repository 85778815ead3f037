import { whenIdle } from './when-idle.ts';

const isDialog = ({ target }: Event): boolean => target instanceof HTMLDialogElement;

/**
 * Marks the document while a modal dialog lies over it. Such a dialog makes everything else inert, for which browsers go
 * through every element of the page, and once more when it closes; parts that are out of view are spared that
 * (`shell/site/covered.css`), so that the next touch waits less (`ui/staged-dialog.ts` sees to the first). The mark stays until
 * the page has come to rest. Browsers that tell nothing before a dialog opens do all of it at once.
 */
export function markWhileCovered(): void {
  const { dataset } = document.documentElement;
  // These events do not bubble. A dialog that leaves the page as it closes tells its `close` before, its `toggle` to nobody.
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
