import type { Section, SectionName, SectionOf } from '#domain/page/section.ts';
import type { SectionData } from '#shell/sections/section.ts';

/** Why a section has nothing to show now; null where it has. */
type Lack<Name extends SectionName> = (section: SectionOf<Name>, data: SectionData) => string | null;

/** Sections that were asked for by name and may find nothing. Those that follow the stock as a whole leave by themselves. */
const lacks: { readonly [Name in SectionName]?: Lack<Name> } = {
  vehicles: (section, data) =>
    data.findVehicles(section).vehicles.length > 0 ? null : 'no vehicle for sale meets its filter',
  offers: (section, data) =>
    !(section.category ?? section.make ?? section.model) || data.findOffers(section).length > 0
      ? null
      : 'no offer that runs is of its category, make and model',
  models: (section, data) =>
    data.findModels(section).length > 0 ? null : 'none of its models is one of your brands',
  articles: (section, data) =>
    (data.findArticles(section)?.articles.length ?? 0) > 0 ? null : 'no article is of its category',
  reviews: (section, data) =>
    data.findReviews(section) ? null : 'no review meets the rules of the setting reviews',
  countdown: ({ endsAt }, { now }) => (endsAt > now ? null : 'its end is over'),
};

/** Why a section is left out of its page; null where it is drawn. */
export const findLack = (section: Section, data: SectionData): string | null =>
  lacks[section.name]?.(section as never, data) ?? null;
