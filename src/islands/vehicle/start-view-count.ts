import { whilePermitted } from '../analytics/permission.ts';

/** Counts and shows views of an idle page, where the dealer shows them and the visitor permits it. */
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
