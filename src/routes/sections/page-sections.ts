import type { OwnPage } from '#config/pages/own-page.ts';
import type { Section } from '#domain/page/section.ts';
import type { Site } from '#domain/site/site.ts';

/** The sections of one page of a site. */
export interface PageSections {
  /** Address of the page. */
  page: string;
  sections: readonly Section[];
}

/** The pages of a site that may have sections: home and own pages. */
export const listPageSections = ({
  site,
  pages,
}: {
  site: Site;
  pages: readonly OwnPage[];
}): PageSections[] => [
  { page: '/', sections: site.sections.home },
  ...pages.map(({ path, sections }) => ({ page: path, sections })),
];
