import { useRef, useState } from 'react';

/**
 * The keyboard of a combobox with a list (ARIA APG): arrows move through the options while the focus stays in the field,
 * Enter takes the active one. Options are links, so that a click, a middle click and no JavaScript need nothing more.
 *
 * @param id of the list; options have `${id}-0`, `${id}-1` …
 * @param count how many options there are
 */
export function useCombobox(id: string, count: number) {
  const [chosen, setActive] = useState(-1);
  const list = useRef<HTMLDivElement>(null);
  const active = chosen < count ? chosen : -1;
  const find = (index: number): HTMLElement | null => list.current?.querySelector(`#${id}-${index}`) ?? null;
  /** Handles a key; false when the browser should handle it. */
  const press = (key: string): boolean => {
    if ((key === 'ArrowDown' || key === 'ArrowUp') && count > 0) {
      // One position before the first option is the field itself.
      const next = ((active + 1 + (key === 'ArrowDown' ? 1 : -1) + count + 1) % (count + 1)) - 1;
      setActive(next);
      find(next)?.scrollIntoView({ block: 'nearest' });
      return true;
    }
    if (active < 0) return false;
    if (key === 'Enter') find(active)?.click();
    else if (key === 'Escape') setActive(-1);
    else return false;
    return true;
  };
  return {
    active,
    press,
    reset: () => setActive(-1),
    list,
    /** Attributes of the field. */
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
    } as const,
  };
}
