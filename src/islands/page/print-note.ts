import { formatMoment } from '#domain/site/moment.ts';

/** Writes the time and address of a print at the end of the page. Screens never show it. */
export function startPrintNote(): void {
  window.addEventListener('beforeprint', () => {
    const note = document.querySelector<HTMLElement>('[data-print-note]');
    if (!note) return;
    const { printNote = '', site = '', zone = 'UTC' } = note.dataset;
    // Read at this moment, because comparison and filters stand in the query.
    const { pathname, search } = window.location;
    note.textContent = printNote
      .replace('{time}', formatMoment(Date.now() / 1_000, zone))
      .replace('{url}', () => site.replace(/\/$/, '') + pathname + search);
  });
}
