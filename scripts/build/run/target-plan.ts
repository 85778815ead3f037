import type { Dealer } from '#config/dealer.ts';

/** One site to build: a dealer in one template. */
export interface PlannedTarget {
  slug: string;
  template: string;
  dealer: Dealer;
}

/** Key of a target in state and reports. */
export const nameTarget = ({ slug, template }: Pick<PlannedTarget, 'slug' | 'template'>): string =>
  `${slug}/${template}`;

/** Every dealer in each of its templates, or in the asked ones that it offers; sorted by name. */
export function planTargets(dealers: readonly Dealer[], templates: readonly string[]): PlannedTarget[] {
  return dealers
    .flatMap((dealer) =>
      dealer.build.templates
        .filter((template) => templates.length === 0 || templates.includes(template))
        .map((template) => ({ slug: dealer.site.slug, template, dealer })),
    )
    .sort((one, other) => (nameTarget(one) < nameTarget(other) ? -1 : 1));
}
