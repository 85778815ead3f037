import { afterPaint } from '#ui/after-drawing.ts';

/**
 * Announces the change of the vehicle in the open dialog, if any. The dialog covers the page, and screen readers read
 * nothing else.
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
  // Screen readers announce changes of an element that is already there.
  afterPaint(() => (box.textContent = words));
}
