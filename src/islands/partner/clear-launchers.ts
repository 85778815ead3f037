import { keepClear } from '../analytics/keep-clear.ts';

/** Keeps the buttons of partners in the corner off what wants to be pressed: those as wide as a phone reach below them. */
export function clearLaunchers(): void {
  for (const launcher of document.querySelectorAll<HTMLElement>('.partner-launcher'))
    keepClear(launcher, ', .button--wide');
}
