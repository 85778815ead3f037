import { showToast } from '#stores/site/toast.ts';

/**
 * Hands an address of this site on: by the phone's own sheet where there is one, else by the clipboard, which is told
 * (SHARE-04). Giving up is no failure.
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
