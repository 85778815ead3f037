import { $comparison } from '#stores/garage/comparison.ts';
import { $savedVehicles } from '#stores/garage/saved-vehicles.ts';
import { readVehicleRecord } from './vehicle-record.ts';

/** What each kind of button and counter speaks of. */
export const lists = { saved: $savedVehicles, compare: $comparison } as const;
export type ListName = keyof typeof lists;

function pressButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-garage]')) {
    const id = readVehicleRecord(button)?.id;
    const entries: readonly { id: string }[] = lists[button.dataset['garage'] as ListName].get();
    const pressed = String(entries.some((entry) => entry.id === id));
    if (button.getAttribute('aria-pressed') !== pressed) button.setAttribute('aria-pressed', pressed);
  }
}

function writeCounts(): void {
  for (const counter of document.querySelectorAll<HTMLElement>('[data-garage-count]')) {
    const { length } = lists[counter.dataset['garageCount'] as ListName].get();
    counter.textContent = length > 0 ? String(length) : '';
  }
}

const hasButtons = ({ addedNodes }: MutationRecord): boolean =>
  [...addedNodes].some(
    (node) =>
      node instanceof Element && (node.matches('[data-garage]') || node.querySelector('[data-garage]')),
  );

/**
 * Keeps every button and counter of the page in step with the stored lists, in all tabs. Buttons on cards that islands
 * draw later are set before they are painted.
 */
export function keepButtonsPressed(): void {
  for (const $list of Object.values(lists)) {
    $list.subscribe(() => {
      pressButtons();
      writeCounts();
    });
  }
  new MutationObserver((changes) => {
    if (changes.some(hasButtons)) pressButtons();
  }).observe(document.body, { childList: true, subtree: true });
}
