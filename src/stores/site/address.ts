/**
 * Writes an address as a step in the history. The entry of an open dialog stays on top (`ui/dialog-entry.ts`), and the
 * step goes below it: Back closes the dialog first, then it undoes the step.
 *
 * @param address path and query
 */
export function pushAddress(address: string): void {
  const { history } = window;
  const { state } = history as { state: { dialog?: string } | null };
  if (state?.dialog) history.replaceState({ ...state, dialog: undefined }, '', address);
  history.pushState(state, '', address);
}

/** Replaces the current address, and keeps the entry of an open dialog. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}
