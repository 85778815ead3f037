/**
 * Opens the dialog that a button names by `commandfor`, in browsers that do not know commands yet; the others do it by
 * themselves. Forms are brought into their dialogs elsewhere.
 */
export function openDialogsByCommand(): void {
  if ('command' in HTMLButtonElement.prototype) return;
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[command="show-modal"]') : null;
    const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
  });
}
