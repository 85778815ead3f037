/**
 * Runs something once a box of the page comes near what is seen; early enough that code for it can still come. Answers a
 * function that stops it.
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
