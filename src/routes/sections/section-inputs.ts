import { listSpecialDays } from '#domain/location/opening-hours.ts';
import { readLocalTime } from '#domain/location/open-now.ts';
import type { Location } from '#domain/location/location.ts';
import type { Section, SectionOf } from '#domain/page/section.ts';
import type { Site } from '#domain/site/site.ts';
import { sectionReads, type SectionData } from '#shell/sections/section.ts';
import { describeLooks, type DescribeVehicle } from '../vehicle/describe-looks.ts';
import { findLack } from './section-content.ts';

/** What a description of sections follows from. */
export interface SectionContext {
  site: Site;
  data: SectionData;
  describe: DescribeVehicle;
}

/** Special days of a location that are not over: all that its opening hours ask of the clock of the build. */
export const listDaysLeft = (
  { specialDays, timezone }: Pick<Location, 'specialDays' | 'timezone'>,
  now: number,
): string[] => listSpecialDays(specialDays, readLocalTime(now, timezone).date).map(({ date }) => date);

/** Parts of the data that say something else to each section, or whose vehicles the clock changes. */
const describers: {
  readonly [Part in keyof SectionData]?: (section: Section, context: SectionContext) => unknown;
} = {
  vehicles: (_, { data, site, describe }) => describeLooks(data.vehicles, site, data.now, describe),
  listed: (_, { data, site, describe }) => describeLooks(data.listed, site, data.now, describe),
  findVehicles: (section, { data, site, describe }) => {
    const { vehicles, ...rest } = data.findVehicles(section as SectionOf<'vehicles'>);
    return [describeLooks(vehicles, site, data.now, describe), rest];
  },
  findOffers: (section, { data }) => data.findOffers(section as SectionOf<'offers'>),
  findReviews: (section, { data }) => data.findReviews(section as SectionOf<'reviews'>),
  findModels: (section, { data }) => data.findModels(section as SectionOf<'models'>),
  findArticles: (section, { data }) => data.findArticles(section as SectionOf<'articles'>),
  // Cards of vehicles read the clock too; their looks know of it.
  now: (section, { data, site }) =>
    site.locations
      .filter(({ slug }) => 'location' in section && section.location === slug)
      .map((location) => listDaysLeft(location, data.now)),
};

/**
 * Tells whether sections of a page that was made for one site would look different now: equal values, equal looks. What
 * the dealer wrote is left out.
 */
export const describeSections = (sections: readonly Section[], context: SectionContext): unknown[] =>
  sections.map((section) => {
    const reads: readonly (keyof SectionData)[] =
      section.name in sectionReads ? sectionReads[section.name as keyof typeof sectionReads] : [];
    const parts = reads.map((part) => describers[part]?.(section, context) ?? context.data[part]);
    return [findLack(section, context.data), parts];
  });
