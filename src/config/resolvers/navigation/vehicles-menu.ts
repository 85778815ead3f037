import { vehicleCategories } from '#domain/vehicle/fields/field.ts';
import { listModels, type ModelEntry } from '#domain/model/model-page.ts';
import type { NavigationGroup, NavigationLink, PlainLink } from '#domain/site/navigation.ts';
import { groupOfBody, modelGroups } from '#domain/model/model-group.ts';
import { pagesIn, textOf, type MenuContext } from './menu-links.ts';

/** Models that the menu shows with their pictures. */
const mostModels = 12;
/** Brands whose models find room in one menu; of more brands it names the brands. */
const mostBrands = 3;

const linkModel = ({ id, model, path }: ModelEntry): PlainLink => ({
  label: model.name,
  href: model.overrideUrl ?? path,
  picture: id,
});

/** Whether there are pages of single models. */
export const hasModels = ({ settings, brands }: MenuContext): boolean =>
  settings.modelPages && brands.some(({ models }) => models.length > 0);

const notEmpty = ({ links }: NavigationGroup): boolean => links.length > 0;

/** Models of one brand by what they are for, the first ones of its file. */
function groupByBody(entries: readonly ModelEntry[], context: MenuContext): NavigationGroup[] {
  const text = textOf(context);
  const shown = entries.slice(0, mostModels);
  return modelGroups
    .map((group) => ({
      title: text(`navigation.group.${group}`),
      links: shown.filter(({ model }) => groupOfBody(model.body) === group).map(linkModel),
    }))
    .filter(notEmpty);
}

/** The first models of each of a few brands. */
function groupByBrand(entries: readonly ModelEntry[], { settings, brands }: MenuContext): NavigationGroup[] {
  const ofEach = Math.floor(mostModels / brands.length);
  return brands
    .map((brand) => ({
      title: brand.name,
      ...(settings.brandPages ? { href: brand.path } : {}),
      links: entries
        .filter(({ manufacturer }) => manufacturer.slug === brand.slug)
        .slice(0, ofEach)
        .map(linkModel),
    }))
    .filter(notEmpty);
}

/** Many brands by what they make. */
function groupByKind(context: MenuContext): NavigationGroup[] {
  const text = textOf(context);
  return vehicleCategories
    .map((kind) => ({
      title: text(`navigation.group.${kind}s`),
      // The heading leads to all of that kind, whichever their make.
      ...(context.settings.search.facets.includes('type')
        ? { href: `${context.settings.routes.searchPrefix}?type=${kind}` }
        : {}),
      links: context.brands
        .filter((brand) => brand.kind === kind)
        .map((brand) => ({ label: brand.name, href: brand.path })),
    }))
    .filter(notEmpty);
}

/** The entry of the vehicles that the dealer sells new: models of a few brands, or many brands; nothing without either. */
export function vehiclesEntry(context: MenuContext): NavigationLink[] {
  const { settings, brands } = context;
  const text = textOf(context);
  const allModels = { label: text('navigation.allModels'), href: '/models/' };
  const allBrands = { label: text('navigation.allBrands'), href: '/brands/' };
  const pages = pagesIn('vehicles', context);
  if (hasModels(context) && (brands.length <= mostBrands || !settings.brandPages)) {
    const entries = listModels(brands, new Set());
    return [
      {
        label: text('navigation.vehicles'),
        href: null,
        button: false,
        children: [allModels, ...pages],
        groups: brands.length === 1 ? groupByBody(entries, context) : groupByBrand(entries, context),
      },
    ];
  }
  const [only] = brands;
  // One make without a range of its own: its page shows what is in stock.
  if (settings.brandPages && only && brands.length === 1)
    return [{ label: only.name, href: only.path, button: false, children: [], groups: [] }];
  if (settings.brandPages && brands.length > 0)
    return [
      {
        label: text('navigation.brands'),
        href: null,
        button: false,
        children: [allBrands, ...(hasModels(context) ? [allModels] : []), ...pages],
        groups: groupByKind(context),
      },
    ];
  return [];
}
