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

/** Draws the message of `$toast` into a live region, from the template beside it. */
export function drawToasts(box: HTMLElement, template: HTMLTemplateElement): void {
  $toast.subscribe((toast) => {
    box.replaceChildren();
    const drawn = template.content.firstElementChild?.cloneNode(true);
    if (!toast || !(drawn instanceof HTMLElement)) return;
    drawn.dataset['tone'] = toast.tone;
    drawn.querySelector('.toast__text')?.append(toast.text);
    drawn.querySelector('.toast__actions')?.append(...toast.actions.map(createAction));
    drawn.querySelector('.toast__close')?.addEventListener('click', closeToast);
    box.append(drawn);
  });
  for (const event of ['pointerenter', 'focusin']) box.addEventListener(event, holdToast);
  for (const event of ['pointerleave', 'focusout']) box.addEventListener(event, releaseToast);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closeToast();
  });
}
