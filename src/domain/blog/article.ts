import { slugify } from '../site/slug.ts';

/** What articles are gathered by: its name as shoppers read it, and the part of an address. */
export interface Category {
  name: string;
  slug: string;
}

/** A category by its name; none without a name. */
export const createCategory = (name: string | null): Category | null =>
  name === null ? null : { name, slug: slugify(name) };

/** What an article says of itself beside what every page does. */
export interface ArticleFacts {
  /** Its day, 'YYYY-MM-DD', by the clock of the dealer. */
  day: string;
  /** Epoch seconds at which it appeared. */
  publishedAt: number;
  author: string | null;
  category: Category | null;
  /** What it is about; its page shows such vehicles. */
  make: string | null;
  model: string | null;
}

/** An article as lists show it. */
export interface Article extends ArticleFacts {
  /** With leading and trailing slash. */
  path: string;
  title: string;
  description: string;
  /** As settings name pictures; null without one. */
  image: string | null;
}
