import type { Brand, Model } from '../brand/brand.ts';

/** A model of the range with the address of its page; what the search over models reads (SRCH-22). */
export interface ModelEntry {
  id: string;
  manufacturer: { name: string; slug: string };
  model: Model;
  /** Its name in addresses, unique at this dealer. */
  slug: string;
  /** Its page `/models/{slug}/` (ROUTE-15). */
  path: string;
  /** Where 'Explore {model}' leads: `/{slug}/`, or the page that replaces it (ROUTE-18). */
  exploreHref: string;
}

/**
 * All models of a dealer's brands. Where two brands have models with one slug, the slug of the later one gets its
 * brand. A model named like another page of the site leads to its page under `/models/`.
 *
 * @param taken first parts of the addresses of other pages
 */
export function listModels(
  brands: readonly Pick<Brand, 'name' | 'slug' | 'models'>[],
  taken: ReadonlySet<string>,
): ModelEntry[] {
  const used = new Set<string>();
  return brands.flatMap(({ name, slug: brandSlug, models }) =>
    models.map((model) => {
      const slug = used.has(model.slug) ? `${brandSlug}-${model.slug}` : model.slug;
      used.add(slug);
      const path = `/models/${slug}/`;
      return {
        id: `${brandSlug}/${model.slug}`,
        manufacturer: { name, slug: brandSlug },
        model,
        slug,
        path,
        exploreHref: model.overrideUrl ?? (taken.has(slug) ? path : `/${slug}/`),
      };
    }),
  );
}
