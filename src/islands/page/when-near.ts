/**
 * Runs something once a box comes near the screen, early enough to fetch its code. Answers a function that stops it.
 *
 * @param distance from the screen in pixels
 */
export function whenNear(box: Element | null, act: () => void, distance = 800): () => void {
  if (!box) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `${distance}px` },
  );
  observer.observe(box);
  return () => observer.disconnect();
}
