import { judgeViews, type ViewRules } from '#domain/view-count.ts';
import { createText } from '#messages/text.ts';
import { $views, readViews } from '#stores/views.ts';

/** What `parts/ViewCount.tsx` writes into the page. */
interface ViewCountSettings {
  apiUrl: string;
  rules: ViewRules;
  page: Parameters<typeof readViews>[1];
  words: Record<'viewed' | 'popular', string>;
}

/** Has this view counted and says how many there are, once they are enough to tell something (VDP-26). */
export function showViews(place: HTMLElement): void {
  const { apiUrl, rules, page, words } = JSON.parse(place.dataset['viewCount'] ?? '') as ViewCountSettings;
  $views.subscribe((views) => {
    const kind = views === null ? null : judgeViews(views, rules);
    if (kind) place.textContent = createText(words, {})(kind, { count: views ?? 0 });
  });
  void readViews(apiUrl, page);
}
