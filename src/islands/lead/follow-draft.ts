const pause = 250;

/**
 * Saves the typed values soon after each change, and at once when the page is left. Presses count too, because some
 * change a field. Answers a function that stops it.
 *
 * @param save writes the draft, or does nothing where the form is on its way
 */
export function followDraft(element: HTMLFormElement, save: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    clearTimeout(timer);
    save();
  };
  const plan = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, pause);
  };
  const leave = (): void => {
    if (document.visibilityState === 'hidden') flush();
  };
  element.addEventListener('input', plan);
  element.addEventListener('click', plan);
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', leave);
  return () => {
    clearTimeout(timer);
    element.removeEventListener('input', plan);
    element.removeEventListener('click', plan);
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', leave);
  };
}
