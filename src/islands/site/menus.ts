import { drawMenuPictures } from './menu-pictures.ts';

/** Milliseconds that a mouse rests on an entry before its menu opens, and stays away before it closes. */
const rests = 140;
const leaves = 320;

/**
 * What the menus of the header do beyond opening and closing when pressed, which needs no script: a mouse that rests
 * opens them, they close behind the focus, and their pictures load when they open.
 */
export function startMenus(nav: HTMLElement): void {
  for (const entry of nav.querySelectorAll<HTMLElement>('.site-nav__entry:has(> [popover])')) {
    const button = entry.querySelector<HTMLButtonElement>(':scope > button');
    const menu = entry.querySelector<HTMLElement>(':scope > [popover]');
    if (button && menu) startMenu(entry, button, menu);
  }
}

function startMenu(entry: HTMLElement, button: HTMLButtonElement, menu: HTMLElement): void {
  let timer = 0;
  /** Whether it is open because a mouse rested there: then it closes when the mouse leaves. */
  let hovered = false;
  const isOpen = (): boolean => menu.matches(':popover-open');
  const wait = (milliseconds: number, act: () => void): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(act, milliseconds);
  };
  const openSoon = (): void =>
    wait(rests, () => {
      if (isOpen()) return;
      // Pressed, the button is what the menu stands by.
      button.click();
      hovered = true;
    });
  entry.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') openSoon();
  });
  entry.addEventListener('pointerleave', () => {
    wait(leaves, () => {
      if (hovered && isOpen() && !menu.contains(document.activeElement)) menu.hidePopover();
    });
  });
  button.addEventListener('click', (event) => {
    // Who presses what a rest has just opened means to open it.
    if (event.isTrusted && hovered && isOpen()) event.preventDefault();
    hovered = false;
  });
  entry.addEventListener('focusout', ({ relatedTarget }) => {
    if (isOpen() && relatedTarget instanceof Node && !entry.contains(relatedTarget)) menu.hidePopover();
  });
  const draw = (): void => {
    if (isOpen()) void drawMenuPictures(menu);
    else hovered = false;
  };
  menu.addEventListener('toggle', draw);
  draw();
  // The mouse that made this script load may rest here already.
  if (window.matchMedia('(hover: hover)').matches && entry.matches(':hover')) openSoon();
}
