/**
 * The reviews of a page that are seen: those of the stars, the location and the source that are chosen, else the
 * newest until all are asked for.
 */
export function startChoosingReviews(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-review-filter]')) {
    const list = document.getElementById(form.dataset.reviewFilter ?? '');
    // The button that shows the rest, where there is more than the newest.
    const all = list?.nextElementSibling;
    const found = form.querySelector<HTMLElement>('[data-found]');
    const cards = [...(list?.querySelectorAll<HTMLElement>('[data-stars]') ?? [])];
    const choose = (): void => {
      const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
      const isShort = all?.isConnected && chosen.length === 0;
      for (const card of cards)
        card.hidden =
          (isShort && card.dataset.more !== undefined) ||
          chosen.some(([name, value]) => card.dataset[name] !== value);
      const count = cards.filter(({ hidden }) => !hidden).length;
      const words = count === 1 ? found?.dataset.foundOne : found?.dataset.found;
      if (found) found.textContent = words?.replace('{count}', String(count)) ?? '';
    };
    form.addEventListener('change', choose);
    all?.addEventListener('click', () => {
      all.remove();
      choose();
      list?.querySelector<HTMLElement>('[data-more]')?.focus();
    });
    choose();
    // What a browser keeps chosen on the way back stands there by then.
    window.addEventListener('pageshow', choose);
    if (list) list.dataset.chosen = '';
  }
}
