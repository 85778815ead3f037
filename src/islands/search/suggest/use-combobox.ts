import { useRef, useState, type KeyboardEvent } from 'react';

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
  const move = (index: number): void => {
    setActive(index);
    list.current?.querySelector(`#${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (count === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place before the first option is the field itself.
      move(((active + 1 + step + count + 1) % (count + 1)) - 1);
    } else if (event.key === 'Enter' && active >= 0 && !event.nativeEvent.isComposing) {
      event.preventDefault();
      list.current?.querySelector<HTMLElement>(`#${id}-${active}`)?.click();
    } else if (event.key === 'Escape' && active >= 0) {
      event.preventDefault();
      setActive(-1);
    }
  };
  return {
    active,
    reset: () => setActive(-1),
    list,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': count > 0,
      'aria-controls': id,
      'aria-activedescendant': active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown,
    } as const,
  };
}
