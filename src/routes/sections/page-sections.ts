import type { OwnPage } from '#config/pages/own-page.ts';
import type { Section } from '#domain/page/section.ts';
import { modelEntries } from '../model/models.ts';
import type { Site } from '#domain/site/site.ts';

/** The sections of one page of a site. */
export interface PageSections {
  /** Address of the page. */
  page: string;
  sections: readonly Section[];
}

/** The pages of a site that may have sections: home, own pages, and those of locations, brands and models. */
export const listPageSections = ({
  site,
  pages,
}: {
  site: Site;
  pages: readonly OwnPage[];
}): PageSections[] => [
  { page: '/', sections: site.sections.home },
  ...pages.map(({ path, sections }) => ({ page: path, sections })),
  ...Object.entries(site.ownLocationPages).map(([slug, { sections }]) => ({
    page: `/locations/${slug}/`,
    sections,
  })),
  ...site.brands.map(({ slug, path }) => ({ page: path, sections: site.ownBrandPages.brands[slug] ?? [] })),
  ...modelEntries(site).map(({ id, path }) => ({
    page: path,
    sections: site.ownBrandPages.models[id] ?? [],
  })),
];
