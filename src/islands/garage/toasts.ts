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

/** Moves the messages to the upper edge where they would lie over what was pressed, or the vehicle that it belongs to. */
function keepOff(box: HTMLElement, pressed: Element | null): void {
  const about = (pressed?.closest('.vehicle-card') ?? pressed)?.getBoundingClientRect();
  const top = box.firstElementChild?.getBoundingClientRect().top ?? 0;
  box.toggleAttribute(
    'data-high',
    about !== undefined && about.top < window.innerHeight && about.bottom > top,
  );
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
