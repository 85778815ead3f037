import type { Section, WrittenSection } from '#domain/page/section.ts';
import { suggestNearest } from '../../check/nearest.ts';
import type { Path } from '../../load/path.ts';
import type { Settings } from '../../schema.ts';
import { checkForms } from '../form-sections.ts';
import { resolveSections } from '../sections/page-sections.ts';
import type { SectionContext } from '../sections/section-context.ts';

/** Sections that pages of brands and models have besides, by the slug of the brand and by the id of the model. */
export interface OwnBrandPages {
  brands: Record<string, Section[]>;
  models: Record<string, Section[]>;
}

interface WrittenPage {
  brand: string;
  /** Null for the page of the brand itself. */
  model: string | null;
  at: Path;
  sections: readonly WrittenSection[];
}

/** What a dealer writes into pages of brands and models, and where. */
export const listBrandSections = ({ brandTexts }: Pick<Settings, 'brandTexts'>): WrittenPage[] =>
  Object.entries(brandTexts).flatMap(([brand, { sections, models }]): WrittenPage[] => [
    ...(sections ? [{ brand, model: null, at: ['brandTexts', brand, 'sections'], sections }] : []),
    ...Object.entries(models ?? {}).map(([model, page]) => ({
      ...{ brand, model, sections: page.sections },
      at: ['brandTexts', brand, 'models', model, 'sections'],
    })),
  ]);

/** Reports sections of a model that the brand does not list; brands that are none of the dealer's are told elsewhere. */
function checkModel({ brand, model, at }: WrittenPage, { brands, fail }: SectionContext): void {
  const names = brands.find(({ slug }) => slug === brand)?.models.map(({ slug }) => slug);
  if (model === null || !names || names.includes(model)) return;
  fail(
    at.slice(0, -1),
    `expected a model of the range of ${brand}, found ${model}.${suggestNearest(model, names) || ` There are: ${names.join(', ') || 'none'}.`}`,
    'key',
  );
}

/** The sections that a dealer writes for pages of its brands and of their models (BRND-02, ROUTE-15). */
export function resolveBrandPages(context: Omit<SectionContext, 'at'>): OwnBrandPages {
  const { settings, locations } = context;
  const pages: OwnBrandPages = { brands: {}, models: {} };
  for (const page of listBrandSections(settings)) {
    const { brand, model, at, sections } = page;
    checkModel(page, { ...context, at });
    checkForms(sections, {
      ...{ settings, locations },
      fail: (path, message) => context.fail([...at, ...path], message),
      warn: (path, message) => context.warn([...at, ...path], message),
    });
    const resolved = resolveSections(sections, { ...context, at });
    if (resolved.length === 0) continue;
    if (model === null) pages.brands[brand] = resolved;
    else pages.models[`${brand}/${model}`] = resolved;
  }
  return pages;
}
