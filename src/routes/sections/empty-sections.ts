import type { Catalogue } from '#catalogue/catalogue.ts';
import type { OwnPage } from '#config/pages/own-page.ts';
import type { Site } from '#domain/site/site.ts';
import { listPageSections } from './page-sections.ts';
import { createSectionData } from './section-data.ts';
import { findLack } from './section-content.ts';

/** Sections that are left out of their pages because there is nothing to show in them, for the report; sentences. */
export function tellEmptySections(target: {
  site: Site;
  catalogue: Catalogue;
  pages: readonly OwnPage[];
}): string[] {
  const data = createSectionData(target.catalogue, target.site, target.pages);
  return listPageSections(target).flatMap(({ page, sections }) =>
    sections.flatMap((section) => {
      const lack = findLack(section, data);
      const title = 'title' in section && section.title ? ` "${section.title}"` : '';
      return lack === null
        ? []
        : [`The section ${section.name}${title} is left out of the page ${page}: ${lack}.`];
    }),
  );
}
