import type { Location } from '#domain/location/location.ts';
import { checkBrandTexts } from '../resolvers/brand/brand.ts';
import type { ResolveContext } from '../resolvers/context.ts';
import { checkForms } from '../resolvers/form-sections.ts';
import { checkSales } from '../resolvers/law/check-sales.ts';
import { checkWords } from '../resolvers/law/check-words.ts';
import { checkPartners } from '../resolvers/partner/check-partners.ts';
import { checkRequirements } from '../resolvers/requirements.ts';
import { checkTheme } from '../theme.ts';

/** Reports what is wrong between settings that each are right: what one needs of another, and what the law says of them. */
export function checkSettings(context: ResolveContext, locations: readonly Location[]): void {
  const { settings } = context;
  checkRequirements(context);
  checkBrandTexts(context);
  checkTheme(settings.theme, context);
  checkForms(settings.sections.home, {
    ...{ settings, locations },
    fail: (path, message) => context.fail(['sections', 'home', ...path], message),
    warn: (path, message) => context.warn(['sections', 'home', ...path], message),
  });
  checkPartners(context);
  checkWords(context);
  checkSales(context);
}
