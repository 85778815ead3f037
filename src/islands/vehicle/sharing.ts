import { showToast } from '#stores/toast.ts';

/** Milliseconds that 'Copied' stands beside its button (SHARE-04). */
const stay = 1_500;
let timer: ReturnType<typeof setTimeout> | undefined;

async function copy({ dataset, parentElement }: HTMLElement): Promise<void> {
  const { url = '', copied = '', toastText } = dataset;
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return; // Without leave to write there is nothing to tell; the address bar holds the same address.
  }
  if (toastText) {
    showToast({ text: toastText, tone: 'success', actions: [] });
    return;
  }
  const said = parentElement?.querySelector('[role=status]');
  if (!said) return;
  said.textContent = copied;
  clearTimeout(timer);
  timer = setTimeout(() => (said.textContent = ''), stay);
}

/** Opens networks in a window of 550 × 400 (SHARE-03) and copies the vehicle's address (SHARE-04). */
export function startSharing(): void {
  document.addEventListener('click', (event) => {
    const way = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    if (way instanceof HTMLAnchorElement) {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      // No opener is handed over, so what opens is not told; the press asked for it, so no blocker minds.
      event.preventDefault();
      window.open(way.href, '_blank', 'noopener,width=550,height=400');
    } else if (way) void copy(way);
  });
}
