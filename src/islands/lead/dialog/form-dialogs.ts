import { afterPicture } from '#ui/after-drawing.ts';
import { keepDialogEntry } from '#ui/dialog-entry.ts';
import { importAgain } from '#ui/loading/import-again.ts';
import { loadStyles } from '#ui/loading/load-styles.ts';
import { showVehicle } from './dialog-vehicle.ts';
// The styles are fetched here. If the form imported them, every page would link them.
import styles from '../LeadForm.css?url';

/** Browsers that know commands open the dialog themselves, even before this script has run. */
const opensByItself = (): boolean => 'command' in HTMLButtonElement.prototype;

/** Milliseconds after which a dialog says that its form has not come. */
const longestWait = 10_000;

/** The dialog of a form: the element for the form, and the words for a failed fetch. */
function startDialog(dialog: HTMLDialogElement): void {
  const form = dialog.querySelector<HTMLElement>('[data-lead-form]');
  const excuse = dialog.querySelector('template');
  if (!form || !excuse) return;
  let asked = false;
  const excuseIt = (): void => form.replaceChildren(excuse.content.cloneNode(true));
  const fetchForm = async (): Promise<void> => {
    // Its price may have changed since.
    if (asked) return showVehicle(form);
    asked = true;
    // On a connection that hangs nobody waits before an empty room; a form that comes after all takes the place of this.
    const late = setTimeout(excuseIt, longestWait);
    try {
      const [{ mountForm }] = await Promise.all([
        importAgain(() => import('./mount-form.tsx')),
        loadStyles(styles),
      ]);
      showVehicle(form);
      mountForm(form);
    } catch (error) {
      console.error(`The form of #${dialog.id} could not be fetched.`, error);
      excuseIt();
      asked = false;
    } finally {
      clearTimeout(late);
    }
  };
  // The dialog is drawn first: React, which the form brings, takes a slow phone longer than anybody waits for an answer.
  const askForForm = (): void => void afterPicture(() => void fetchForm());
  const open = (): void => {
    askForForm();
    if (!dialog.open) dialog.showModal();
    entry.take();
  };
  const entry = keepDialogEntry(dialog, open);
  const openers = `[data-action="${dialog.dataset['opensOn']}"]`;
  dialog.addEventListener('close', () => {
    // The browser gives the focus back to the button that was pressed; after a reload there was none, and the focus is
    // still in the dialog, or nowhere.
    const { activeElement, body } = document;
    if (activeElement !== body && !dialog.contains(activeElement)) return;
    const seen = [...document.querySelectorAll<HTMLElement>(openers)].find((opener) =>
      opener.checkVisibility(),
    );
    // The page of a vehicle that was sold meanwhile has no such button.
    (seen ?? document.getElementById('content'))?.focus({ preventScroll: true });
  });
  if (dialog.open) open();
  // Cards lead to the dialog by its name in the address; a page that still looks for its vehicle opens it itself.
  if (!('unbuilt' in document.documentElement.dataset) && window.location.hash === `#${dialog.id}`) open();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest(openers)) return;
    if (!opensByItself()) return open();
    askForForm();
    entry.take();
  });
}

/**
 * Forms in native dialogs of `shell/page/FormDialog.astro`. Every button with the `data-action` of a dialog opens it.
 * The form, and React with it, is fetched on the first press.
 */
export function startFormDialogs(): void {
  document.querySelectorAll<HTMLDialogElement>('dialog[data-opens-on]').forEach(startDialog);
}
