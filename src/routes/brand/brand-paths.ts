import type { Brand } from '#domain/brand/brand.ts';
import type { Site } from '#domain/site/site.ts';

/** Whether pages are those with sections of the dealer's own. */
interface Wanted {
  sections: boolean;
}

/** Paths of the pages of brands: those with sections of their own alone load what sections need (ROUTE-15). */
export const listBrandPaths = (
  { brands, ownBrandPages }: Pick<Site, 'brands' | 'ownBrandPages'>,
  { sections }: Wanted,
): { params: { brand: string }; props: { brand: Brand } }[] =>
  brands
    .filter(
      ({ slug, overviewUrl }) =>
        overviewUrl === null && Object.hasOwn(ownBrandPages.brands, slug) === sections,
    )
    .map((brand) => ({ params: { brand: brand.slug }, props: { brand } }));
