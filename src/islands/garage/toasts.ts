import { $toast, closeToast, holdToast, releaseToast, type Toast } from '#stores/site/toast.ts';

function createAction({ label, href, act }: Toast['actions'][number]): HTMLElement {
  const element = document.createElement(href ? 'a' : 'button');
  element.className = 'toast__action';
  element.textContent = label;
  if (element instanceof HTMLAnchorElement) element.href = href ?? '';
  else element.type = 'button';
  element.addEventListener('click', () => {
    closeToast();
    act?.();
  });
  return element;
}

const meets = (one: DOMRect, other: DOMRect): boolean =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;

/** Moves the messages to the upper edge where they would lie over what was pressed, or the vehicle that it belongs to. */
function keepOff(box: HTMLElement, pressed: Element | null): void {
  delete box.dataset['place'];
  const toast = box.firstElementChild;
  const about = pressed?.isConnected ? (pressed.closest('.vehicle-card') ?? pressed) : null;
  if (toast && about && meets(toast.getBoundingClientRect(), about.getBoundingClientRect()))
    box.dataset['place'] = 'top';
}

/** Draws the message of `$toast` into a live region, from the template beside it. */
export function drawToasts(box: HTMLElement, template: HTMLTemplateElement): void {
  let pressed: Element | null = null;
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && !box.contains(target))
        pressed = target.closest('button, a') ?? pressed;
    },
    true,
  );
  $toast.subscribe((toast) => {
    box.replaceChildren();
    const drawn = template.content.firstElementChild?.cloneNode(true);
    if (!toast || !(drawn instanceof HTMLElement)) return;
    drawn.dataset['tone'] = toast.tone;
    drawn.querySelector('.toast__text')?.append(toast.text);
    drawn.querySelector('.toast__actions')?.append(...toast.actions.map(createAction));
    drawn.querySelector('.toast__close')?.addEventListener('click', closeToast);
    box.append(drawn);
    keepOff(box, pressed);
  });
  for (const event of ['pointerenter', 'focusin']) box.addEventListener(event, holdToast);
  for (const event of ['pointerleave', 'focusout']) box.addEventListener(event, releaseToast);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeToast();
  });
}
