/**
 * Opens the dialog that a button names by `commandfor`, in browsers without invoker commands. Other code brings forms
 * into their dialogs.
 */
export function openDialogsByCommand(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[command="show-modal"]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  });
}

/** Opens the dialog that the address names, such as `#test-drive`, by the button that the page has for it. */
export function openNamedDialog(hash: string): void {
  const id = hash.slice(1);
  if (id) document.querySelector<HTMLElement>(`[commandfor="${CSS.escape(id)}"]`)?.click();
}
