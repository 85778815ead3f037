import { findPosition } from '#domain/listing/kept-results.ts';
import { formatNumber } from '#domain/site/numbers.ts';
import { loadStyles } from '#ui/loading/load-styles.ts';
import { readResults } from '#stores/listing/kept-results.ts';
import styles from './results-nav.css?url';

const handle = <Kind extends HTMLElement>(nav: Element, name: string): Kind | null =>
  nav.querySelector<Kind>(`[data-results="${name}"]`);

/** Leads a link somewhere; without an address it cannot be pressed. */
function lead(link: HTMLAnchorElement | null, href: string | null): void {
  if (!link) return;
  if (href === null) link.removeAttribute('href');
  else link.href = href;
}

/**
 * Shows the way back to the results that the shopper came from, and to the vehicles before and after this one among them.
 * A page that was reached otherwise stays as it was built.
 *
 * @param slug of the vehicle of this page
 */
export function startResultsNav(slug: string): void {
  const nav = document.querySelector<HTMLElement>('.results-nav');
  const results = nav && readResults();
  const at = results && findPosition(results, slug);
  if (!nav || !at) return;
  const back = handle<HTMLAnchorElement>(nav, 'back');
  lead(back, results.href);
  lead(handle(nav, 'previous'), at.previous && `/cars/${at.previous}/`);
  // After the last vehicle that is kept there is the next page of results.
  lead(handle(nav, 'next'), at.next ? `/cars/${at.next}/` : results.more);
  const position = handle(nav, 'position');
  if (position)
    position.textContent = (position.dataset['words'] ?? '')
      .replace('{position}', formatNumber(at.position))
      .replace('{count}', formatNumber(at.count));
  back?.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    // Straight from there: back to where the list was scrolled to.
    if (document.referrer !== new URL(results.href, window.location.href).href) return;
    event.preventDefault();
    window.history.back();
  });
  // Pages that were reached otherwise do without the styles; its room is kept in any case.
  void loadStyles(styles).then(() => {
    nav.hidden = false;
  });
}
