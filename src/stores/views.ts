import { atom } from 'nanostores';
import { countView, type ViewedPage } from '#services/views.ts';

/** Views of the vehicle on this page; null until they are known, and when they cannot be had. */
export const $views = atom<number | null>(null);

/** Has this view counted (VDP-26). A failure is silent for shoppers and told to the console. */
export async function readViews(apiUrl: string, page: ViewedPage): Promise<void> {
  try {
    $views.set(await countView(apiUrl, page));
  } catch (error) {
    console.info('Views could not be counted.', error);
  }
}
