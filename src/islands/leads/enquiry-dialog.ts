/** Browsers that know commands open the dialog themselves, even before this script has run. */
const opensByItself = (): boolean => 'command' in HTMLButtonElement.prototype;

/**
 * The enquiry in a native dialog, drawn by `shell/EnquiryDialog.astro`. Buttons marked `data-action="enquire"` open it,
 * wherever they stand and whoever drew them. The form, and React with it, is fetched when it is first asked for.
 */
export function startEnquiryDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#enquiry');
  const place = dialog?.querySelector<HTMLElement>('[data-lead-form]');
  const excuse = dialog?.querySelector('template');
  if (!dialog || !place || !excuse) return;
  let asked = false;
  const fetchForm = async (): Promise<void> => {
    if (asked) return;
    asked = true;
    try {
      const { mountForm } = await import('./mount-form.tsx');
      mountForm(place);
    } catch (error) {
      console.error('The enquiry form could not be fetched.', error);
      place.replaceChildren(excuse.content.cloneNode(true));
      asked = false;
    }
  };
  if (dialog.open) void fetchForm();
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-action="enquire"]')) return;
    void fetchForm();
    if (!dialog.open && !opensByItself()) dialog.showModal();
  });
}
