import { useEffect, type RefObject } from 'react';

/** Gives the dialog of a form another title while it is about something certain; null leaves the one that it was built with. */
export function useDialogTitle(element: RefObject<HTMLElement | null>, title: string | null): void {
  useEffect(() => {
    const heading = element.current?.closest('dialog')?.querySelector('.dialog__title');
    if (!heading || title === null) return;
    const usual = heading.textContent;
    heading.textContent = title;
    return () => {
      heading.textContent = usual;
    };
  }, [element, title]);
}
