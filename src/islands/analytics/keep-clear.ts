/** What is never covered: the price of a vehicle, the buttons beside it, and the button that sends a form. */
const precious = '.vehicle-summary__price, .vehicle-actions > .button, .lead-form [type="submit"]';

/**
 * Draws a box at the edge of the window back (`data-aside`) while something precious lies under it. Whoever has the focus in
 * it keeps it. `more` selects what else this box keeps clear of. Answers a function that stops it.
 */
export function keepClear(box: HTMLElement, more = ''): () => void {
  const under = new Set<Element>();
  let observer: IntersectionObserver | undefined;
  const observe = (): void => {
    observer?.disconnect();
    under.clear();
    const { top, bottom, left, right, height } = box.getBoundingClientRect();
    if (height === 0) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const margins = [top, clientWidth - right, clientHeight - bottom, left];
    observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) under.add(target);
          else under.delete(target);
        }
        box.toggleAttribute('data-aside', under.size > 0 && !box.contains(document.activeElement));
      },
      { rootMargin: margins.map((margin) => `${-Math.round(margin)}px`).join(' ') },
    );
    for (const element of document.querySelectorAll(precious + more)) observer.observe(element);
  };
  const size = new ResizeObserver(observe);
  size.observe(box);
  window.addEventListener('resize', observe);
  return () => {
    size.disconnect();
    observer?.disconnect();
    window.removeEventListener('resize', observe);
    box.removeAttribute('data-aside');
  };
}
