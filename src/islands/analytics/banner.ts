import type { Consent, ConsentState } from '#domain/analytics/consent.ts';
import { keepClear } from './keep-clear.ts';

/**
 * Shows the question of `shell/site/Consent.astro` until the visitor chooses, and again after a press on the link to
 * the privacy choices. Only then it takes the focus.
 */
export function openBanner(
  section: HTMLElement,
  choose: (choice: Consent['choice']) => void,
): { draw: (state: ConsentState) => void } {
  let opener: HTMLElement | null = null;
  let stopClearing: (() => void) | null = null;
  const close = (): void => {
    section.hidden = true;
    opener?.focus();
    opener = null;
  };
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const link = target?.closest<HTMLElement>('[data-privacy-choices]');
    if (link) {
      event.preventDefault();
      opener = link;
      section.hidden = false;
      section.focus();
    }
    const choice = target?.closest<HTMLElement>('[data-choose]')?.dataset['choose'];
    if (!choice) return;
    close();
    if (choice !== 'close') choose(choice as Consent['choice']);
  });
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && section.dataset['state'] !== 'unasked') close();
  });
  return {
    draw: (state) => {
      section.dataset['state'] = state;
      if (state === 'unasked') {
        section.hidden = false;
        stopClearing ??= keepClear(section);
      } else {
        stopClearing?.();
        stopClearing = null;
        if (!opener) section.hidden = true;
      }
    },
  };
}
