/** Background pages paint nothing; they go on all the same. A slow phone takes a while to a picture. */
const longestWait = 500;

/**
 * Runs something once the page has shown what a key or touch has just changed, so that the answer to it does not wait
 * for work that nobody sees. A picture is on the screen a while after its frame was made: when the next one begins.
 * Returns the way to call it off.
 */
export function afterPaint(work: () => void): () => void {
  let timer = setTimeout(work, longestWait);
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(() => {
      clearTimeout(timer);
      timer = setTimeout(work);
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
