import { judgeViews, type ViewRules } from '#domain/analytics/view-count.ts';
import { createText } from '#messages/site/text.ts';
import { $views, readViews } from '#stores/analytics/views.ts';

/** What `parts/vehicle/ViewCount.tsx` writes into the page. */
interface ViewCountSettings {
  apiUrl: string;
  rules: ViewRules;
  page: Parameters<typeof readViews>[1];
  words: Record<'viewed' | 'popular', string>;
}

/**
 * Counts this view, once per page, and shows the number when it is high enough (VDP-26). Answers a function that
 * removes it from the page.
 */
export function showViews(box: HTMLElement): () => void {
  const { apiUrl, rules, page, words } = JSON.parse(box.dataset['viewCount'] ?? '') as ViewCountSettings;
  const stop = $views.subscribe((views) => {
    const kind = views === null ? null : judgeViews(views, rules);
    if (kind) box.textContent = createText(words, {})(kind, { count: views ?? 0 });
  });
  if ($views.get() === null) void readViews(apiUrl, page);
  return () => {
    stop();
    box.textContent = '';
  };
}
