import type { ClientDirective } from 'astro';

const typesText = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * `client:open`: an island inside a popover wakes up when the popover opens, and costs nothing before. A popover with
 * `data-shortcut` also opens by that key, unless somebody is typing.
 */
const wakeOnOpen: ClientDirective = (load, _options, element) => {
  const popover = element.closest<HTMLElement>('[popover]');
  if (!popover) return;
  popover.addEventListener(
    'beforetoggle',
    () => {
      void load().then((hydrate) => hydrate());
    },
    { once: true },
  );
  const { shortcut } = popover.dataset;
  document.addEventListener('keydown', (event) => {
    if (event.key !== shortcut || event.ctrlKey || event.metaKey || event.altKey || typesText(event.target))
      return;
    event.preventDefault();
    popover.showPopover();
  });
};

export default wakeOnOpen;
