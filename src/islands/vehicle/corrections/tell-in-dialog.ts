import { afterPaint } from '#ui/after-drawing.ts';

/**
 * Says in the dialog that is open, if any, what has become of the vehicle meanwhile: it covers the page that says so, and to
 * screen readers there is nothing else.
 */
export function tellInDialog(words: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[open][data-opens-on]');
  const body = dialog?.querySelector('.dialog__body');
  if (!dialog || !body) return;
  let news = body.querySelector<HTMLElement>('.dialog__news');
  if (!news) {
    news = document.createElement('p');
    news.className = 'dialog__news';
    news.setAttribute('role', 'status');
    body.prepend(news);
    dialog.addEventListener('close', () => body.querySelector('.dialog__news')?.remove(), { once: true });
  }
  const box = news;
  // A change of what is there already is what screen readers tell.
  afterPaint(() => (box.textContent = words));
}
