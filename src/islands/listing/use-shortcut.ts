import { useEffect, type RefObject } from 'react';

/** Focuses a field by one key from anywhere on the page, unless somebody is typing; null is no key. */
export function useShortcut(key: string | null, field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    if (key === null) return;
    const onKeyDown = (event: KeyboardEvent): void => {
      const typing =
        event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== key || typing || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, field]);
}
