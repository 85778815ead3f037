/**
 * Runs something once a box comes near the screen, early enough to fetch its code. Answers a function that stops it.
 */
export function whenNear(box: Element | null, act: () => void): () => void {
  if (!box) return () => undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '800px' },
  );
  observer.observe(box);
  return () => observer.disconnect();
}
