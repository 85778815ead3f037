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
 * Has this view counted, once a page, and says how many there are, once they are enough to tell something (VDP-26). The
 * answer takes it off the page again.
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
