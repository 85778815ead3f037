import { followHistory, pushDialogEntry, readEntry } from './dialog-entry.ts';

/** Whether a click on a link is one that leaves the page in the same tab, for another page of the site. */
function leavesHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return false;
  return !link.target && !link.hasAttribute('download') && link.origin === window.location.origin;
}

/**
 * Gives a menu (a popover) an entry in the history while it is open: Back closes it and leaves the page where it is. A
 * link in it takes that entry, so that Back from there leads to the page and not to the page with its menu.
 */
export function keepMenuEntry(menu: HTMLElement): void {
  const isOpen = (): boolean => menu.matches(':popover-open');
  const isHere = (): boolean => readEntry() === menu.id;
  const follow = (): void => {
    if (isHere() !== isOpen()) menu.togglePopover(isHere());
  };
  menu.addEventListener('toggle', () => {
    // Told a moment later, so that what holds now counts.
    if (isOpen()) pushDialogEntry(menu.id);
    else if (isHere()) window.history.back();
  });
  menu.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isHere() || !leavesHere(event, link)) return;
    event.preventDefault();
    window.location.replace(link.href);
  });
  followHistory(follow);
}
