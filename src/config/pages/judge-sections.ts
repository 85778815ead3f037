import type { Location } from '#domain/location/location.ts';
import type { ResolveContext } from '../resolvers/context.ts';
import { checkForms } from '../resolvers/form-sections.ts';
import { resolveSections } from '../resolvers/sections.ts';
import { tellSetting, type PageDraft, type Tell } from './read-page.ts';

/** Reports forms of own pages that nobody could answer, and sections that the dealer has nothing for. */
export function judgeSections(
  drafts: readonly PageDraft[],
  context: ResolveContext,
  locations: readonly Location[],
  tell: Tell,
): void {
  for (const draft of drafts) {
    const { sections } = draft.settings;
    checkForms(sections, {
      locations,
      bookingUrl: context.settings.serviceBooking.url,
      tell: (path, message) => tellSetting(draft, tell, ['sections', ...path], message),
    });
    for (const [index, section] of sections.entries())
      if (resolveSections([section], context).length === 0)
        tellSetting(
          draft,
          tell,
          ['sections', index],
          `the section ${section.name} is left out, because this dealer has nothing to show in it`,
          { severity: 'warning' },
        );
  }
}
