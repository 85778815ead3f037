/** What a place in the history says of the dialog that is open there. */
interface DialogPlace {
  dialog?: string;
}

/** The place in the history that a dialog has while it is open. */
export interface KeptPlace {
  /** To be called when the dialog is about to open, or has opened. */
  take: () => void;
  /** Does as the history says at once: for code that begins after the page was shown. */
  follow: () => void;
  /** Ends it, when the dialog leaves the page. */
  stop: () => void;
}

const readPlace = (): string | null => (window.history.state as DialogPlace | null)?.dialog ?? null;

/** Whether a dialog is open at this place of the history. */
export const isDialogPlace = (): boolean => readPlace() !== null;

/**
 * Gives a dialog a place in the history while it is open: Back, a phone's too, closes it and leaves the page where it is.
 * The place below has the same address, so that closing undoes nothing; whoever writes the address meanwhile keeps it so
 * (`stores/address.ts`).
 *
 * @param dialog has an id of its own on the page
 * @param open opens the dialog where Forward leads to its place, or a page is loaded anew there; without it, it stays closed
 */
export function keepPlaces(dialog: HTMLDialogElement, open?: () => void): KeptPlace {
  const follow = (): void => {
    const isHere = readPlace() === dialog.id;
    if (isHere && !dialog.open) open?.();
    else if (!isHere && dialog.open) dialog.close();
  };
  // Not among what `stop` ends: a dialog that leaves the page when it is closed gives its place back too.
  dialog.addEventListener('close', () => {
    if (readPlace() === dialog.id) window.history.back();
  });
  window.addEventListener('popstate', follow);
  window.addEventListener('pageshow', follow);
  return {
    take() {
      if (readPlace() !== dialog.id)
        window.history.pushState({ dialog: dialog.id } satisfies DialogPlace, '');
    },
    follow,
    stop() {
      window.removeEventListener('popstate', follow);
      window.removeEventListener('pageshow', follow);
    },
  };
}
