/**
 * Milliseconds that a slow phone takes to bring a picture to the screen once the page draws it. Asking for a second frame
 * would tell better, but draw the page once more meanwhile.
 */
const drawing = 100;
/** A page that paints nothing, such as one in the background, goes on all the same; milliseconds. */
const longestWait = 500;

/**
 * Runs something once the picture that answers a key or touch is on the screen: what runs sooner takes the processor from
 * those who draw it. For work that nobody waits for; `afterPaint` is for what should come soon. Returns the way to call it
 * off.
 */
export function afterPicture(work: () => void): () => void {
  let timer = setTimeout(work, longestWait);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(work, drawing);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
