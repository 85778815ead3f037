/**
 * Writes an address as a step in the history. A dialog that is open keeps its place on top (`ui/dialog-entry.ts`), and the
 * step goes below it: Back closes the dialog first and undoes nothing, then it undoes the step.
 *
 * @param address path and query
 */
export function pushAddress(address: string): void {
  const { history } = window;
  const { state } = history as { state: unknown };
  if (state) history.replaceState(null, '', address);
  history.pushState(state, '', address);
}

/** Writes an address in the place of the present one, and keeps the place of an open dialog. */
export function replaceAddress(address: string): void {
  window.history.replaceState(window.history.state, '', address);
}
