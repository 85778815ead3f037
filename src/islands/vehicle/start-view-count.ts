import { whilePermitted } from '../analytics/permission.ts';

/** Has a view counted and shown, where the dealer shows them and the visitor permits it; for pages that have come to rest. */
export function startViewCount(): void {
  const box = document.querySelector<HTMLElement>('[data-view-count]');
  if (!box) return;
  whilePermitted(() => {
    let ended = false;
    let hide: (() => void) | undefined;
    void import('./view-count.ts').then(({ showViews }) => {
      if (!ended) hide = showViews(box);
    });
    return () => {
      ended = true;
      hide?.();
    };
  });
}
