import type { TeamMember } from '../team/team-member.ts';
import type { WrittenSettings } from '../site/settings.ts';
import type { LocationType } from '../location/location.ts';
import type { FeatureLinks } from './sections/feature-links.ts';

/** A section as a dealer writes it. */
export type WrittenSection = WrittenSettings['sections']['home'][number];

type Written<Name extends WrittenSection['name']> = Extract<WrittenSection, { name: Name }>;

/** Its Markdown as safe HTML. */
type Rendered<Name extends 'text' | 'pictureText'> = Omit<Written<Name>, 'text'> & { html: string };

/** A file to fetch. `bytes` is its size. */
export interface Download {
  label: string;
  file: string;
  bytes: number;
}

/** Locations that a section shows together. */
export interface LocationGroup {
  /** The department that they are shown for; null for what each is above all. */
  department: LocationType | null;
  /** Slugs, in the order of the site. */
  locations: string[];
}

/** Sections of which the build knows more than what is written, by their name. */
interface AnsweredSections {
  text: Rendered<'text'>;
  pictureText: Rendered<'pictureText'>;
  /** Answers are safe HTML. */
  faq: Omit<Written<'faq'>, 'items'> & { items: { question: string; html: string }[] };
  downloads: Omit<Written<'downloads'>, 'items'> & { items: Download[] };
  featureLinks: Written<'featureLinks'> & FeatureLinks;
  /** Its partner is one of the site. */
  slot: Written<'slot'>;
  /** `endsAt` is in epoch seconds; with `allDay` only its day was said. */
  countdown: Omit<Written<'countdown'>, 'end'> & { endsAt: number; allDay: boolean };
  /** Slugs of locations by department; a single entry without tabs. */
  locations: Omit<Written<'locations'>, 'types' | 'tabs'> & { groups: LocationGroup[] };
  /** Of a location that the dealer has. */
  reviews: Written<'reviews'>;
  /** At locations that the dealer has, and open when the site was built. */
  positions: Written<'positions'>;
  /** `members` are those of its location and department. */
  team: Written<'team'> & { members: TeamMember[] };
  location: Omit<Written<'location'>, 'location'> & { location: string };
  hours: Omit<Written<'hours'>, 'location'> & { location: string };
}

export type AnsweredName = keyof AnsweredSections;

/** One section of a page, as the look draws it. */
export type Section = Exclude<WrittenSection, { name: AnsweredName }> | AnsweredSections[AnsweredName];

export type SectionName = Section['name'];

/** The section of one kind. */
export type SectionOf<Name extends SectionName> = Extract<Section, { name: Name }>;

/** Moments (epoch seconds) at which sections are over. */
export const findSectionEnds = (sections: readonly Section[]): number[] =>
  sections.flatMap((section) => (section.name === 'countdown' ? section.endsAt : []));

/** Whether one of the sections holds the heading of their page: a hero does. */
export const holdHeading = (sections: readonly Section[]): boolean =>
  sections.some(({ name }) => name === 'hero');
