import { useEffect, type RefObject } from 'react';
import type { useCombobox } from './use-combobox.ts';

const attributes = [
  'role',
  'aria-autocomplete',
  'aria-controls',
  'aria-expanded',
  'aria-activedescendant',
] as const;

/**
 * Makes a field that stands elsewhere, drawn by the page, the field of a combobox: its attributes while the list is
 * there, and its keys.
 *
 * @param id of the list
 * @param onClose Escape was pressed with no option active
 */
export function useComboboxField(
  field: RefObject<HTMLInputElement | null>,
  id: string,
  { press, field: said }: Pick<ReturnType<typeof useCombobox>, 'press' | 'field'>,
  onClose: () => void,
): void {
  const { 'aria-expanded': expanded, 'aria-activedescendant': descendant } = said;
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('role', 'combobox');
    input?.setAttribute('aria-autocomplete', 'list');
    input?.setAttribute('aria-controls', id);
    return () => {
      for (const name of attributes) input?.removeAttribute(name);
    };
  }, [field, id]);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(expanded));
    if (descendant) input?.setAttribute('aria-activedescendant', descendant);
    else input?.removeAttribute('aria-activedescendant');
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      if (press(event.key)) event.preventDefault();
      else if (event.key === 'Escape' && expanded) {
        event.preventDefault();
        onClose();
      }
    };
    input?.addEventListener('keydown', onKeyDown);
    return () => input?.removeEventListener('keydown', onKeyDown);
  });
}
