/** Lets links to special days open their dialog, which is fetched on the first press (HOURS-04). Without scripts they lead to a page. */
export function startHolidayLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey } = event;
    if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey) return;
    const link = target.closest<HTMLAnchorElement>('a[data-holiday-hours]');
    if (!link) return;
    event.preventDefault();
    import('./holiday-hours.ts')
      .then(({ openHolidayHours }) => openHolidayHours(link))
      .catch(() => window.location.assign(link.href));
  });
}
