import { salesRefresh } from '#domain/sales/sales-counter.ts';
import { formatNumber } from '#domain/site/numbers.ts';
import { readSales, type SalesSource } from '#stores/sales/sales-count.ts';

/**
 * Keeps the number of a sales counter true while somebody looks at the page: it is read again at its interval, and when
 * the tab comes back. Without a number there is no counter.
 */
export function showSales(section: HTMLElement): void {
  const source = JSON.parse(section.dataset['sales'] ?? '') as SalesSource;
  const amount = section.querySelector<HTMLElement>('[data-amount]');
  const draw = async (): Promise<void> => {
    if (document.hidden) return;
    const count = await readSales(source);
    section.hidden = count === null;
    if (amount && count !== null) amount.textContent = formatNumber(count);
  };
  void draw();
  setInterval(() => void draw(), salesRefresh * 1000);
  document.addEventListener('visibilitychange', () => void draw());
}
