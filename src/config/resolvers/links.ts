import { hasAllBrands, knowPages, type Redirected } from '../known-pages.ts';
import { dealerSchema } from '../schema.ts';
import { textsOfKind } from '../schema-walk.ts';
import { linkKind, ownPath } from '../schemas/addresses.ts';
import type { ResolveContext } from './context.ts';

/** Reports links of menus, sections, cards and buttons that lead to no page of the site. Links in Markdown are found by the build. */
export function checkLinks(context: ResolveContext, dealer: Redirected): void {
  if (!hasAllBrands(context)) return;
  const mayBePage = knowPages(dealer);
  for (const { path, value } of textsOfKind(dealerSchema, context.settings, linkKind)) {
    if (!ownPath.test(value) || mayBePage(value)) continue;
    context.fail(
      path,
      `expected a link to a page, found "${value}", which this site does not have.\nLet it lead to a page, such as ${dealer.listingPath}.`,
    );
  }
}
