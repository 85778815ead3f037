import type { AnsweredName, Section, SectionOf, WrittenSection } from '#domain/page/section.ts';
import { resolveBlog } from '../blog.ts';
import { areBrandsWhole } from '../brand/brand.ts';
import type { Path } from '../../load/path.ts';
import { answerCountdown } from './countdown.ts';
import { hasFeatureLink, resolveFeatureLinks } from './feature-links.ts';
import { answerLocation, answerLocations, expectLocation } from './location.ts';
import { renderFaq, renderPictureText, renderText } from './markdown.ts';
import { answerPositions } from './positions.ts';
import { answerSlot } from './slot.ts';
import { answerTeam } from './team.ts';
import { expectCategory, expectModels } from './names.ts';
import type { SectionContext } from './section-context.ts';

type Written<Name extends WrittenSection['name']> = Extract<WrittenSection, { name: Name }>;

/** What becomes of a section; words say why this dealer has nothing to show in it, null that a mistake was told. */
type Answer<Name extends AnsweredName> = (
  section: Written<Name>,
  context: SectionContext,
  at: Path,
) => SectionOf<Name> | string | null;

/** Sections of which the build knows more than what is written. */
const answers: { readonly [Name in AnsweredName]: Answer<Name> } = {
  text: renderText,
  pictureText: renderPictureText,
  faq: renderFaq,
  countdown: answerCountdown,
  locations: answerLocations,
  location: (section, context, at) => answerLocation(section, context, at),
  hours: (section, context, at) => answerLocation(section, context, at),
  slot: answerSlot,
  downloads: (section, { files }) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, bytes: files.measure(item.file) ?? 0 })),
  }),
  reviews: (section, context, at) => (expectLocation(section, context, at) ? section : null),
  team: answerTeam,
  positions: answerPositions,
  featureLinks: (section, context) => {
    const links = resolveFeatureLinks(context);
    return hasFeatureLink(links) ? { ...section, ...links } : 'no offers, workshop or page for selling a car';
  },
};

const lacksModels = (context: SectionContext): boolean =>
  areBrandsWhole(context) && !context.brands.some(({ models }) => models.length > 0);

/** Why a dealer has nothing to show in a section; null where it has. A section without a row always has content. */
const lacks: Partial<Record<WrittenSection['name'], (context: SectionContext) => string | null>> = {
  offers: ({ settings }) => (settings.offers ? null : 'no offers: offers is false'),
  range: (context) => (lacksModels(context) ? 'no brands with models' : null),
  models: (context) => (lacksModels(context) ? 'no brands with models' : null),
  brands: (context) => (context.brands.length > 0 || !areBrandsWhole(context) ? null : 'no brands'),
  articles: (context) => (resolveBlog(context) ? null : 'no articles'),
  categories: ({ settings }) =>
    settings.search.categories === false ? 'no categories: search.categories is false' : null,
  reviews: ({ settings }) =>
    settings.reviews === false
      ? 'no reviews: reviews is false; write reviews: { source: { name: file } }'
      : null,
  salesCounter: ({ settings }) =>
    settings.salesCounter === false
      ? 'no counter: salesCounter is false; write salesCounter: { mode: data }'
      : null,
};

const isAnswered = (section: WrittenSection): section is Written<AnsweredName> =>
  Object.hasOwn(answers, section.name);

function answer(section: WrittenSection, context: SectionContext, at: Path): Section | string | null {
  const lacking = lacks[section.name]?.(context);
  if (lacking) return lacking;
  if (section.name === 'articles') return expectCategory(section, context, at);
  if (section.name === 'models') expectModels(section, context, at);
  return isAnswered(section) ? answers[section.name](section as never, context, at) : section;
}

/** The sections of a page in the dealer's order, without those in which this dealer has nothing to show, which are told. */
export const resolveSections = (written: readonly WrittenSection[], context: SectionContext): Section[] =>
  written.flatMap((section, index) => {
    const at = [...context.at, index];
    const found = answer(section, context, at);
    if (found === null) return [];
    if (typeof found !== 'string') return found;
    if (!context.isDefault(context.at))
      context.warn(at, `found ${section.name}, but this dealer has ${found}. The section is left out.`);
    return [];
  });
