import { afterPicture } from './after-drawing.ts';
import { loadStyles } from './loading/load-styles.ts';
import styles from './staged-dialog.css?url';

/*
 * A modal dialog makes everything else on the page inert, for which browsers go through every element before they draw it,
 * and once more when it closes. So it comes and goes in two stages: first only its look changes (`staged-dialog.css`), and
 * what nobody sees follows when that is drawn.
 *
 * Measured 2026-11-23, processor milliseconds of a phone four times slower from touch to picture, medians of visits with and
 * without it in turn: the enquiry opens in 50 (73 without; 110 at most), closes in 31 (86); the filters open in 96 (149),
 * close in 47 (98). Do not break: only where fingers touch, because keys count on the focus being in the dialog at once;
 * and whatever is pressed meanwhile ends the stage.
 */
const isStaged = (): boolean => isReady && window.matchMedia('(pointer: coarse)').matches;

/** The styles of the stages hold; until then dialogs come and go in one. */
let isReady = false;

/** Does at once what is left of a stage; null while there is none. */
let end: (() => void) | null = null;
/** Dims the page until the dialog's own backdrop does. */
let veil: HTMLElement | null = null;

function begin(dialog: HTMLDialogElement, stage: 'coming' | 'going', rest: () => void): void {
  dialog.dataset['stage'] = stage;
  const finish = (): void => {
    end = null;
    stop();
    delete dialog.dataset['stage'];
    rest();
  };
  const stop = afterPicture(finish);
  end = finish;
}

/** Opens a modal dialog, its look first. One that is open stays so. */
export function openDialog(dialog: HTMLDialogElement): void {
  end?.();
  if (dialog.open) return;
  // Below another modal dialog the first stage would not be seen.
  if (!isStaged() || document.querySelector('dialog:modal')) return dialog.showModal();
  // The others fill the screen.
  if (dialog.classList.contains('dialog')) {
    veil ??= Object.assign(document.createElement('div'), { className: 'dialog-veil' });
    document.body.append(veil);
  }
  dialog.open = true;
  begin(dialog, 'coming', () => {
    veil?.remove();
    // It may have been closed meanwhile, or have left the page.
    if (!dialog.open || !dialog.isConnected) return;
    dialog.open = false;
    dialog.showModal();
  });
}

/** Closes a modal dialog, its look first. */
function closeDialog(dialog: HTMLDialogElement, value: string | undefined): void {
  end?.();
  if (!dialog.open) return;
  begin(dialog, 'going', () => dialog.close(value));
}

/**
 * Lets all dialogs of the page come and go in stages, where the browser would open them by a command of a button or close
 * them by a form. Without this they do the same in one stage. Whatever else is pressed meanwhile finds the stage ended.
 */
export async function stageDialogs(): Promise<void> {
  await loadStyles(styles);
  isReady = true;
  // Commands do not bubble.
  document.addEventListener(
    'command',
    (event) => {
      if (!(event instanceof CommandEvent && event.target instanceof HTMLDialogElement)) return;
      if (event.command !== 'show-modal' || !isStaged()) return;
      event.preventDefault();
      openDialog(event.target);
    },
    true,
  );
  document.addEventListener('submit', (event) => {
    const { target, submitter, defaultPrevented } = event;
    if (defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== 'dialog') return;
    const dialog = target.closest('dialog');
    if (!dialog?.matches(':modal') || !isStaged()) return;
    event.preventDefault();
    closeDialog(dialog, submitter?.getAttribute('value') ?? undefined);
  });
  for (const name of ['pointerdown', 'keydown', 'popstate'])
    window.addEventListener(name, () => end?.(), { capture: true, passive: true });
}
