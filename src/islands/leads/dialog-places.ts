/** What a place in the history says of the dialog that is open there. */
interface DialogPlace {
  dialog?: string;
}

const readPlace = (): string | null => (window.history.state as DialogPlace | null)?.dialog ?? null;

/** Whether a dialog is open at this place of the history. */
export const isDialogPlace = (): boolean => readPlace() !== null;

/**
 * Gives a dialog a place in the history while it is open: Back, a phone's too, closes it and leaves the page where it is;
 * a page that is loaded anew there opens it again.
 *
 * @param open opens the dialog
 * @returns to be called when the dialog is about to open
 */
export function keepPlaces(dialog: HTMLDialogElement, open: () => void): () => void {
  const follow = (): void => {
    const isHere = readPlace() === dialog.id;
    if (isHere && !dialog.open) open();
    else if (!isHere && dialog.open) dialog.close();
  };
  dialog.addEventListener('close', () => {
    if (readPlace() === dialog.id) window.history.back();
  });
  window.addEventListener('popstate', follow);
  window.addEventListener('pageshow', follow);
  return () => {
    if (readPlace() !== dialog.id) window.history.pushState({ dialog: dialog.id } satisfies DialogPlace, '');
  };
}
