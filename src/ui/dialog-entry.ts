/** What an entry in the history says of the dialog that is open there. */
interface DialogState {
  dialog?: string;
}

/** The entry in the history that a dialog has while it is open. */
export interface DialogEntry {
  /** To be called when the dialog is about to open, or has opened. */
  take: () => void;
  /** Does as the history says at once: for code that begins after the page was shown. */
  follow: () => void;
  /** Ends it, when the dialog leaves the page. */
  stop: () => void;
}

/** The id of the dialog or menu that is open at this entry of the history; null where none is. */
export const readEntry = (): string | null => (window.history.state as DialogState | null)?.dialog ?? null;

/** Takes an entry in the history for what is open from now on, unless it has it already. */
export function pushDialogEntry(id: string): void {
  // The page below may say there who opened it.
  if (readEntry() !== id)
    window.history.pushState(
      { ...(window.history.state as object | null), dialog: id } satisfies DialogState,
      '',
    );
}

/** Whether a dialog is open at this entry of the history. */
export const isDialogEntry = (): boolean => readEntry() !== null;

/** Calls `follow` when the history stands elsewhere. Answers a function that stops it. */
export function followHistory(follow: () => void): () => void {
  const stopped = new AbortController();
  for (const name of ['popstate', 'pageshow'])
    window.addEventListener(name, follow, { signal: stopped.signal });
  return () => stopped.abort();
}

/**
 * Gives a dialog an entry in the history while it is open: Back, a phone's too, closes it and leaves the page where it is.
 * The entry below has the same address, so that closing undoes nothing; whoever writes the address meanwhile keeps it so
 * (`stores/site/address.ts`).
 *
 * @param dialog has an id of its own on the page
 * @param open opens the dialog where Forward leads to its entry, or a page is loaded anew there; without it, it stays closed
 */
export function keepDialogEntry(dialog: HTMLDialogElement, open?: () => void): DialogEntry {
  let isLeaving = false;
  const take = (): void => pushDialogEntry(dialog.id);
  const follow = (): void => {
    const isHere = readEntry() === dialog.id;
    if (isHere && !dialog.open) open?.();
    else if (!isHere && dialog.open) {
      // The history tells a moment later: what was opened again meanwhile takes another entry.
      if (isLeaving) take();
      else dialog.close();
    }
    isLeaving = false;
  };
  // Not among what `stop` ends: a dialog that leaves the page when it is closed gives its entry back too.
  // Told a moment later: it may be open again.
  dialog.addEventListener('close', () => {
    if (isLeaving || dialog.open || readEntry() !== dialog.id) return;
    isLeaving = true;
    window.history.back();
  });
  return { take, follow, stop: followHistory(follow) };
}

/**
 * Opens a dialog that is drawn only when it opens, where Forward leads to its entry or a page is loaded anew there: else
 * that entry would show nothing, and leaving it would do nothing. Answers a function that stops it.
 */
export function openAtEntry(id: string, open: () => void): () => void {
  const follow = (): void => {
    if (readEntry() === id && !document.getElementById(id)) open();
  };
  return followHistory(follow);
}
