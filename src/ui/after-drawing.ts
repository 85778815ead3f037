/** Milliseconds after which the work is done without a frame: a page in the background draws none. */
const longestWait = 500;
/**
 * Milliseconds that a slow phone takes to bring a picture to the screen once the page draws it. Asking for a second frame
 * would tell better, but draw the page once more meanwhile.
 */
const drawing = 100;

/** Runs something once, a pause after the page has begun so many frames. Returns the way to call it off. */
function afterFrames(frames: number, pause: number, work: () => void): () => void {
  let frame: number;
  let timer = setTimeout(() => {
    // A page that comes to the front later begins frames again.
    cancelAnimationFrame(frame);
    work();
  }, longestWait);
  const wait = (left: number): void => {
    frame = requestAnimationFrame(() => {
      if (left > 1) return wait(left - 1);
      clearTimeout(timer);
      timer = setTimeout(work, pause);
    });
  };
  wait(frames);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Runs something once the page has shown what a key or touch has just changed, so that this answer does not wait
 * for work that nobody sees. A frame is on the screen when the next one begins.
 */
export const afterPaint = (work: () => void): (() => void) => afterFrames(2, 0, work);

/**
 * Runs something once the frame that answers a key or touch is on the screen; sooner, it would delay the drawing. For
 * work that nobody waits for; `afterPaint` is for work that should come soon.
 */
export const afterPicture = (work: () => void): (() => void) => afterFrames(1, drawing, work);
