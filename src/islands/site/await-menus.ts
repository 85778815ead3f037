const signs = ['pointerover', 'focusin'] as const;

/** Fetches what the header's menus do beyond opening when pressed, at the first sign that somebody comes to them. */
export function awaitMenus(): void {
  const nav = document.querySelector<HTMLElement>('.site-nav');
  if (!nav) return;
  const start = (): void => {
    for (const sign of signs) nav.removeEventListener(sign, start);
    void import('./menus.ts').then(({ startMenus }) => startMenus(nav));
  };
  for (const sign of signs) nav.addEventListener(sign, start);
}
