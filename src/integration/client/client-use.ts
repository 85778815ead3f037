import type { ClientDirective } from 'astro';

type Field = HTMLInputElement | HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

const findBuilt = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? '')
    : field.defaultValue;

/**
 * Puts the fields of a sleeping island back to what the page was built with, because its code begins from there.
 * Returns the way to do again what was done to them, now that somebody listens.
 */
function takeBack(element: HTMLElement): () => void {
  const repeats = [...element.querySelectorAll<Field>('input, select')].flatMap((field) => {
    if (isTicked(field)) {
      if (field.checked === field.defaultChecked) return [];
      field.checked = field.defaultChecked;
      return () => field.click();
    }
    const { value } = field;
    const built = findBuilt(field);
    if (value === built) return [];
    field.value = built;
    const type = field instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
    // React takes note of what is set in the usual way, and would see no change.
    const set = Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set;
    return () => {
      set?.call(field, value);
      field.dispatchEvent(new Event(type === HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
    };
  });
  return () => repeats.forEach((repeat) => repeat());
}

/** Buttons whose press the browser itself answers. */
const isAnswered = (button: HTMLButtonElement): boolean =>
  button.type !== 'button' || (button.hasAttribute('commandfor') && 'commandForElement' in button);

/**
 * `client:use`: an island whose content stands in the page wakes up at the first sign that somebody uses it, or at once
 * when the address asks for more than the page shows, or what the page shows is over (`stale`). What is ticked, typed and pressed until it is awake is kept.
 *
 * Measured 2026-11-23: the pages of offers, parts and models load 6.5 KB of scripts with the page, 83 to 85 KB without it.
 * Do not break: React begins from what was built, so fields go back to that first and are used again after it is awake.
 */
const wakeOnUse: ClientDirective = (load, _options, element) => {
  const signs = ['pointerover', 'touchstart', 'focusin', 'keydown', 'stale'] as const;
  let pressed: HTMLButtonElement | null = null;
  const press = ({ target }: Event): void => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && !isAnswered(button)) pressed = button;
  };
  const wake = (): void => {
    signs.forEach((sign) => element.removeEventListener(sign, wake));
    void load().then(async (hydrate) => {
      const repeat = takeBack(element);
      element.removeEventListener('click', press, true);
      await hydrate();
      // A key makes React take the page over now instead of when it has time.
      element.firstElementChild?.dispatchEvent(new Event('keyup', { bubbles: true }));
      repeat();
      pressed?.click();
    });
  };
  element.addEventListener('click', press, true);
  const isStale = element.querySelector('[data-offer]') !== null;
  if (window.location.search !== '' || element.contains(document.activeElement) || isStale) wake();
  else signs.forEach((sign) => element.addEventListener(sign, wake, { passive: true }));
};

export default wakeOnUse;
