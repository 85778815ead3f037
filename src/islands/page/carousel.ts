/** Half a pixel of rounding is no way to go. */
const slack = 1;

interface Handles {
  root: HTMLElement;
  strip: HTMLElement;
  buttons: HTMLButtonElement[];
}

/** How far one card is from the next. */
function findStride({ children, clientWidth }: HTMLElement): number {
  const [first, second] = children;
  return first && second
    ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
    : clientWidth;
}

function step({ strip }: Handles, by: number): void {
  strip.scrollBy({ left: by * findStride(strip) });
}

/** Marks the end that the row has reached. A button that becomes disabled passes its focus to the other. */
function drawEnds({ root, strip, buttons }: Handles): void {
  const left = strip.scrollLeft;
  const room = strip.scrollWidth - strip.clientWidth;
  root.toggleAttribute('data-still', room <= slack);
  const ends = buttons.map(({ dataset }) =>
    dataset['step'] === '-1' ? left <= slack : left >= room - slack,
  );
  const focused = buttons.findIndex((button) => button === document.activeElement);
  buttons.forEach((button, index) => (button.disabled = ends[index] ?? false));
  if (ends[focused]) buttons.find((button) => !button.disabled)?.focus();
}

function startCarousel(root: HTMLElement): void {
  const strip = root.querySelector<HTMLElement>('.carousel__strip');
  if (!strip) return;
  const handles: Handles = {
    root,
    strip,
    buttons: [...root.querySelectorAll<HTMLButtonElement>('[data-step]')],
  };
  for (const button of handles.buttons)
    button.addEventListener('click', () => step(handles, Number(button.dataset['step'])));
  strip.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(handles, by);
  });
  strip.addEventListener('scroll', () => drawEnds(handles), { passive: true });
  // Also answers at once, and again when the window changes.
  new ResizeObserver(() => drawEnds(handles)).observe(strip);
}

/** Rows of cards on the page: buttons that are disabled at the ends, and arrow keys (UI-02). */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(root);
}
