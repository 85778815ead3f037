import { viewCount } from '#contract/answers/view-count.ts';
import { fetchJson } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';

/** What the dealer API is told of a page whose view it counts. */
export interface ViewedPage {
  slug: string;
  /** Pictures that the page shows. */
  photos: number;
  /** Epoch seconds; null when unknown. */
  updatedAt: number | null;
  websiteId: string;
}

/**
 * Counts a view of a vehicle's page and answers the number of views (VDP-26). It never repeats a request, because each
 * one is a view. Throws ServiceError.
 */
export async function countView(apiUrl: string, page: ViewedPage): Promise<number> {
  const url = new URL(`${apiUrl}/cars/${encodeURIComponent(page.slug)}/view.json`);
  url.searchParams.set('photos_count', String(page.photos));
  if (page.updatedAt !== null) url.searchParams.set('updated_at', String(page.updatedAt));
  url.searchParams.set('website_id', page.websiteId);
  const body = await fetchJson(url, { timeout: 5_000 });
  return parseAnswer(viewCount, body).views;
}
