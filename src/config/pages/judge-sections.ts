import type { SectionContext } from '../resolvers/sections/section-context.ts';
import { checkForms } from '../resolvers/form-sections.ts';
import { tradeInPath } from '#domain/trade-in/path.ts';
import { findSecondDoor } from '../resolvers/sections/feature-links.ts';
import { resolveSections } from '../resolvers/sections/page-sections.ts';
import { listSectionAnchors } from './anchors.ts';
import { tellSetting, type PageDraft, type Tell } from './read-page.ts';

/** Reports forms of own pages that nobody could answer, or without the lender that gets what is written into them. */
export function judgeForms(
  draft: PageDraft,
  { settings, locations }: Pick<SectionContext, 'settings' | 'locations'>,
  tell: Tell,
): void {
  checkForms(draft.settings.sections, {
    ...{ settings, locations },
    fail: (path, message) => tellSetting(draft, tell, ['sections', ...path], message),
    warn: (path, message) =>
      tellSetting(draft, tell, ['sections', ...path], message, { severity: 'warning' }),
  });
}

/** Reports a page that lands visitors, without the one button that it is for. */
function judgeAction(draft: PageDraft, tell: Tell): void {
  const { kind, action, sections } = draft.settings;
  if (kind !== 'landing' || action !== null) return;
  const goal = listSectionAnchors(sections)[0];
  tellSetting(
    draft,
    tell,
    ['kind'],
    `found landing without action: the page has no menus, and no button either\nWrite action: { label: Book now, href: ${goal === undefined ? '/contact-us/' : `'#${goal}'`} } in words of yours.`,
    { severity: 'warning' },
  );
}

/** Reports what is wrong with forms and sections of own pages, or keeps them from the page. */
export function judgeSections(
  drafts: readonly PageDraft[],
  context: Omit<SectionContext, 'at'>,
  tell: Tell,
): void {
  for (const draft of drafts) {
    const { sections } = draft.settings;
    judgeForms(draft, context, tell);
    judgeAction(draft, tell);
    const door = draft.settings.kind === 'page' ? findSecondDoor(sections, context.settings) : -1;
    if (door >= 0)
      tellSetting(
        draft,
        tell,
        ['sections', door],
        `found a form for selling a car, and tradeIn gives the site a page for that, ${tradeInPath}: menus lead there alone\nLink to ${tradeInPath} in the place of the form, or write featureLinks: { sell: ${draft.path} } into the dealer file, so that menus lead here.`,
        { severity: 'warning' },
      );
    resolveSections(sections, {
      ...context,
      at: ['sections'],
      isDefault: () => false,
      fail: (path, message) => tellSetting(draft, tell, path, message),
      warn: (path, message) => tellSetting(draft, tell, path, message, { severity: 'warning' }),
    });
  }
}
