import * as v from 'valibot';
import { text } from '../values.ts';
import { count, kind, sentence, title } from './kind.ts';

/** Sections that lead into the blog. */
export const blogSections = [
  kind('articles', {
    title,
    text: sentence,
    category: v.optional(text('Only of this category.')),
    count: count(12),
  }),
] as const;
