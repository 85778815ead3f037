import type { WrittenSettings } from '../site/settings.ts';

/** A section as a dealer writes it. */
export type WrittenSection = WrittenSettings['sections']['home'][number];

/** One section of a page, as the look draws it. */
export type Section = WrittenSection;

export type SectionName = Section['name'];

/** The section of one kind. */
export type SectionOf<Name extends SectionName> = Extract<Section, { name: Name }>;

/** Whether one of the sections holds the heading of their page: a hero does. */
export const holdHeading = (sections: readonly Section[]): boolean =>
  sections.some(({ name }) => name === 'hero');
