import { createCatalogue } from '#catalogue/create-catalogue.ts';
import { createSite } from '#config/site/create-site.ts';
import { createTheme } from '#config/theme.ts';
import { visibleText } from '#domain/page/visible-text.ts';
import type { Kit } from '#integration/kit/load-kit.ts';
import type { Target } from '#integration/target.ts';
import { createVehicleCard } from '#routes/vehicle/vehicle-image.ts';
import type { SiteJob } from '../run/job.ts';
import { fitToStock } from '../stock/fit-to-stock.ts';
import { findCulprits } from './culprits.ts';
import { describePages } from './describe-pages.ts';
import { SiteInspector } from './inspect-site.ts';
import { createContentSecurityPolicy } from './policy.ts';

/** What the index holds of a dealer. */
export interface StockDocuments {
  vehicles: readonly unknown[];
  offers: readonly unknown[];
  parts: readonly unknown[];
}

const nothing: StockDocuments = { vehicles: [], offers: [], parts: [] };
const kinds = { vehicles: 'Vehicle', offers: 'Offer', parts: 'Part' } as const;
const empty = Buffer.alloc(0);

/** Pages that show a document of each kind in every way in which pages show one; the others show it in the same ways. */
const showing: Readonly<Record<keyof StockDocuments, RegExp>> = {
  vehicles: /^(?:index\.html|(?:search|stock)\/index\.html|cars\/.*|.*(?<!\.html))$/,
  offers: /^(?:index\.html|(?:offers|special-offers)\/.*|.*(?<!\.html))$/,
  parts: /^(?:index\.html|parts\/.*|.*(?<!\.html))$/,
};
const order = ['vehicles', 'offers', 'parts'] as const;

/** What pages are drawn of. */
function createTarget({ dealer, template, keys, now }: SiteJob, documents: StockDocuments): Target {
  const { catalogue } = createCatalogue(dealer.site, { ...documents, reviews: dealer.build.reviews }, now);
  const fitted = fitToStock(dealer, catalogue);
  const site = createSite(fitted, template, keys);
  return { site, catalogue, pages: fitted.pages, files: fitted.build.files, theme: createTheme(site) };
}

/** The pages that a site of these documents has, none of them drawn; none where they cannot be told. */
async function listPages(job: SiteJob, documents: StockDocuments, kit: Kit): Promise<string[]> {
  const names: string[] = [];
  try {
    for await (const { name } of kit.renderPages(createTarget(job, documents), () => empty)) names.push(name);
  } catch {
    // Some document stands in the way of this, too, and is found by drawing.
    return [];
  }
  return names;
}

/**
 * Draws a site of these documents as far as they are shown, and throws what stands in the way. Links may lead to pages of others,
 * which are `known`.
 */
async function tryDrawing(
  job: SiteJob,
  documents: StockDocuments,
  { kit, known, isShown }: { kit: Kit; known: readonly string[]; isShown: (name: string) => boolean },
): Promise<void> {
  const target = createTarget(job, documents);
  const { site, catalogue } = target;
  const { ownLinks, pictureOrigins } = job.dealer.build;
  const inspector = new SiteInspector(
    [],
    { scripts: [], styles: [] },
    { ownLinks, redirects: Object.keys(site.redirects) },
  );
  for (const { name } of kit.browserFiles) inspector.add({ name, content: empty });
  for (const { address } of target.files) inspector.add({ name: address.slice(1), content: empty });
  for (const name of known) inspector.add({ name, content: empty });
  describePages(target);
  for (const vehicle of catalogue.vehicles) createVehicleCard(vehicle, site);
  for await (const page of kit.renderPages(target, (name) => (isShown(name) ? null : empty)))
    inspector.add(page);
  createContentSecurityPolicy(site, catalogue, inspector.finish(), pictureOrigins);
}

/**
 * Looks for the documents of the index that stand in the way, after a site could not be drawn: those that can be drawn, and a
 * sentence for each of the others. Where the site cannot be drawn without any stock either, none is at fault.
 */
export async function findUndrawable(
  job: SiteJob,
  documents: StockDocuments,
  kit: Kit,
): Promise<{ drawable: StockDocuments; warnings: string[] }> {
  /** Why these documents cannot be drawn, or null. */
  const findObstacle = (
    tried: StockDocuments,
    isShown: (name: string) => boolean,
    known: readonly string[] = [],
  ): Promise<string | null> =>
    tryDrawing(job, tried, { kit, known, isShown }).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  const sift = async (triesTogether: boolean) => {
    const warnings: string[] = [];
    let drawable = documents;
    let before: StockDocuments | null = null;
    // Leaving a document out takes its page away. What links to that page fails in the next round, until one finds nothing.
    for (let together = triesTogether; drawable !== before; together = true) {
      before = drawable;
      const known = await listPages(job, drawable, kit);
      let beside = nothing;
      for (const kind of order) {
        const isShown = (name: string): boolean => showing[kind].test(name);
        const culprits = await findCulprits(
          drawable[kind],
          (part) => findObstacle({ ...beside, [kind]: part }, isShown, known),
          together,
        );
        for (const [document, obstacle] of culprits) {
          const { id, name } = (document ?? {}) as { id?: unknown; name?: unknown };
          warnings.push(
            visibleText(`${kinds[kind]} ${String(id)} (${String(name)}) is left out: ${obstacle}`),
          );
        }
        if (culprits.size > 0)
          drawable = {
            ...drawable,
            [kind]: drawable[kind].filter((document) => !culprits.has(document)),
          };
        beside = { ...beside, [kind]: drawable[kind] };
      }
    }
    return { drawable, warnings };
  };
  const isAnyShown = (name: string): boolean => order.some((kind) => showing[kind].test(name));
  if ((await findObstacle(nothing, isAnyShown)) !== null) return { drawable: documents, warnings: [] };
  // Few are at fault: halves that can be drawn need no look at each of them.
  const quick = await sift(true);
  // Lists show the first of many alone. What stands on none of the pages that were tried does so where it is the only one.
  return (await findObstacle(quick.drawable, () => true)) === null ? quick : sift(false);
}
