import { formatMoment } from '#domain/moment.ts';

/** Writes when and from where a page was printed, at the end of the paper; on the screen it is never seen. */
export function startPrintNote(): void {
  window.addEventListener('beforeprint', () => {
    const note = document.querySelector<HTMLElement>('[data-print-note]');
    if (!note) return;
    const { printNote = '', zone = 'UTC' } = note.dataset;
    note.textContent = printNote.replace('{time}', formatMoment(Date.now() / 1_000, zone));
  });
}
