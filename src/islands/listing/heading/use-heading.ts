import { useEffect, useMemo } from 'react';
import { headSearch, type SearchedListing } from './head-search.ts';

/** The heading of what is shown; the title of the page follows it. */
export function useHeading({ heading, fixed, state, messages, text }: SearchedListing): string {
  const shown = useMemo(
    () => headSearch({ heading, fixed, state, messages, text }),
    [heading, fixed, state, messages, text],
  );
  useEffect(() => {
    if (shown === heading) return;
    const { title } = document;
    // As the build wrote it, with what is shown in place of what the page is called.
    document.title = title.includes(heading) ? title.replace(heading, () => shown) : title;
    return () => {
      document.title = title;
    };
  }, [heading, shown]);
  return shown;
}
