import type { OwnPage } from '#config/pages/own-page.ts';
import type { NamedPage } from '#domain/words/vocabulary.ts';

/** Own pages that the search in the header finds: those for search engines, by their titles. */
export const listFoundPages = (pages: readonly OwnPage[]): NamedPage[] =>
  pages.filter(({ indexed }) => indexed).map(({ title, path }) => [title, path]);
