import { showToast } from '#stores/site/toast.ts';

/** Milliseconds that 'Copied' stands beside its button (SHARE-04). */
const stay = 1_500;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Without permission for the clipboard: says so, and shows the address, selected, for copying by hand. */
function offer(url: string, box: Element, refused: string): void {
  const address = document.createElement('span');
  address.className = 'share-bar__address';
  address.textContent = url;
  box.replaceChildren(refused, ' ', address);
  window.getSelection()?.selectAllChildren(address);
}

async function copy({ dataset, parentElement }: HTMLElement): Promise<void> {
  const { url = '', copied = '', refused = '', toastText } = dataset;
  const said = parentElement?.querySelector('[role=status]');
  clearTimeout(timer);
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    if (said) offer(url, said, refused);
    return;
  }
  if (toastText) {
    showToast({ text: toastText, tone: 'success', actions: [] });
    return;
  }
  if (!said) return;
  said.textContent = copied;
  timer = setTimeout(() => (said.textContent = ''), stay);
}

/** Opens networks in a window of 550 × 400 (SHARE-03) and copies the address (SHARE-04). */
export function startSharing(): void {
  document.addEventListener('click', (event) => {
    const way = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    if (way instanceof HTMLAnchorElement) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Without an opener the result of the call is unknown. A press opens it, so no blocker stops it.
      event.preventDefault();
      window.open(way.href, '_blank', 'noopener,width=550,height=400');
    } else if (way) void copy(way);
  });
}
