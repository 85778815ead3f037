/** Lets links to special days open their dialog, which is fetched on the first press (HOURS-04). Without scripts they lead to a page. */
export function startHolidayLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('[data-holiday-hours]');
    // With a key it opens in a tab of its own.
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void import('./holiday-hours.ts').then(({ openHolidayHours }) => openHolidayHours(link));
  });
}
