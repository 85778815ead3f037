import { slugify } from '#domain/site/slug.ts';
import { longestId } from '#services/wire/kinds.ts';

/** The slug of words and of what tells them apart, such as a stock number. Words that are too long are cut. */
export function createSlug(words: string, mark: string): string {
  const whole = slugify(`${words} ${mark}`);
  if (whole.length <= longestId) return whole;
  const end = slugify(mark);
  return slugify(`${whole.slice(0, Math.max(0, longestId - end.length - 1))} ${end}`);
}
