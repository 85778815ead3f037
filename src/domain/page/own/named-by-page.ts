import type { Section, SectionName } from '../section.ts';

/** Sections that pages are made for, such as "Our team", so that their usual heading would repeat that of the page. */
const subjects: ReadonlySet<SectionName> = new Set([
  ...['team', 'positions', 'reviews', 'articles', 'locations', 'hours'],
  ...['offers', 'models', 'brands', 'downloads', 'faq'],
] as const satisfies SectionName[]);

/** Whether the heading of a page is enough for the section that begins it; a title of its own always stands. */
export const isNamedByPage = (first: Section | undefined): boolean =>
  first !== undefined && subjects.has(first.name) && !('title' in first && first.title);
