import { formatMoment } from '#domain/site/moment.ts';

/** Writes when and from where a page was printed, at the end of the paper; on the screen it is never seen. */
export function startPrintNote(): void {
  window.addEventListener('beforeprint', () => {
    const note = document.querySelector<HTMLElement>('[data-print-note]');
    if (!note) return;
    const { printNote = '', site = '', zone = 'UTC' } = note.dataset;
    // Read now: what is compared or filtered stands in the query, and a page drawn in the browser has no address of its own.
    const { pathname, search } = window.location;
    note.textContent = printNote
      .replace('{time}', formatMoment(Date.now() / 1_000, zone))
      .replace('{url}', () => site.replace(/\/$/, '') + pathname + search);
  });
}
