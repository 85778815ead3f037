import { atom } from 'nanostores';
import { readTabStorage } from '../site/tab-storage.ts';

const key = 'forecourt:account-news';

/** What was just done to an account, such as signing out; null for nothing. */
export const $accountNews = atom<string | null>(null);

/** Keeps it for the page that comes next. */
export const leaveNews = (news: string): void => readTabStorage()?.setItem(key, news);

/** Takes what the page of before left, once. */
export function takeNews(): void {
  const storage = readTabStorage();
  $accountNews.set(storage?.getItem(key) ?? null);
  storage?.removeItem(key);
}
