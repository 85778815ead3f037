import type { SectionOf, WrittenSection } from '#domain/page/section.ts';
import { findPartnersAt } from '#domain/partner/places.ts';
import { suggestNearest } from '../../check/nearest.ts';
import type { Path } from '../../load/path.ts';
import { resolvePartners } from '../partner/partners.ts';
import type { SectionContext } from './section-context.ts';

/** The partner of a section; one that is switched off leaves its section out; null after a mistake that is told. */
export function answerSlot(
  section: Extract<WrittenSection, { name: 'slot' }>,
  context: SectionContext,
  at: Path,
): SectionOf<'slot'> | string | null {
  const { partners, partnersOff } = context.settings;
  const here = partners.filter(({ where }) => where.includes('page.section')).map(({ name }) => name);
  const isThere = findPartnersAt('page.section', resolvePartners(context)).some(
    ({ name }) => name === section.partner,
  );
  if (isThere) return section;
  if (!here.includes(section.partner))
    context.fail(
      [...at, 'partner'],
      `expected a partner with where: [page.section], found "${section.partner}".${suggestNearest(section.partner, here) || (here.length > 0 ? ` There are: ${here.join(', ')}.` : `\nWrite partners: [{ name: ${section.partner}, where: [page.section] }] into the dealer file.`)}`,
    );
  return partnersOff[section.partner] === true ? `no partner: ${section.partner} is switched off` : null;
}
