import { showToast } from '#stores/site/toast.ts';

/**
 * Shares an address of this site: by the phone's share sheet where there is one, else by the clipboard with a message
 * (SHARE-04). Cancelling is no failure.
 *
 * @param copied what to say once it is on the clipboard
 */
export async function shareAddress(path: string, copied: string): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    if ('share' in navigator && window.matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title: document.title, url });
      return;
    }
    await navigator.clipboard.writeText(url);
    showToast({ text: copied, tone: 'success', actions: [] });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    // Without a clipboard the address bar is what can be copied.
    window.history.replaceState(null, '', path);
  }
}
