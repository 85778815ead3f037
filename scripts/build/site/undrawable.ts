import { createCatalogue } from '#catalogue/create-catalogue.ts';
import { createSite } from '#config/site/create-site.ts';
import { createTheme } from '#config/theme.ts';
import { visibleText } from '#domain/page/visible-text.ts';
import type { Kit } from '#integration/kit/load-kit.ts';
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

/** Draws a site of these documents as far as they are shown, and throws what stands in the way. */
async function tryDrawing(
  job: SiteJob,
  documents: StockDocuments,
  { kit, isShown }: { kit: Kit; isShown: (name: string) => boolean },
): Promise<void> {
  const { catalogue } = createCatalogue(
    job.dealer.site,
    { ...documents, reviews: job.dealer.build.reviews },
    job.now,
  );
  const dealer = fitToStock(job.dealer, catalogue);
  const site = createSite(dealer, job.template, job.keys);
  const { files } = dealer.build;
  const target = { site, catalogue, pages: dealer.pages, files, theme: createTheme(site) };
  const inspector = new SiteInspector(
    [],
    { scripts: [], styles: [] },
    {
      ownLinks: dealer.build.ownLinks,
      redirects: Object.keys(site.redirects),
    },
  );
  for (const { name } of kit.browserFiles) inspector.add({ name, content: empty });
  for (const { address } of files) inspector.add({ name: address.slice(1), content: empty });
  describePages(target);
  for (const vehicle of catalogue.vehicles) createVehicleCard(vehicle, site);
  for await (const page of kit.renderPages(target, (name) => (isShown(name) ? null : empty)))
    inspector.add(page);
  createContentSecurityPolicy(site, catalogue, inspector.finish(), dealer.build.pictureOrigins);
}

/**
 * Looks for the documents of the index that stand in the way, after a site could not be drawn: those that can be drawn, and a
 * sentence for each of the others. Offers are tried beside the vehicles that can be drawn, because they link to their pages.
 * Where the site cannot be drawn without any stock either, none is at fault.
 */
export async function findUndrawable(
  job: SiteJob,
  documents: StockDocuments,
  kit: Kit,
): Promise<{ drawable: StockDocuments; warnings: string[] }> {
  /** Why these documents cannot be drawn, or null. */
  const findObstacle = (tried: StockDocuments, isShown: (name: string) => boolean): Promise<string | null> =>
    tryDrawing(job, tried, { kit, isShown }).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
  const sift = async (triesTogether: boolean) => {
    const warnings: string[] = [];
    let drawable = nothing;
    for (const kind of order) {
      const siftBeside = (documents: readonly unknown[], beside: StockDocuments) =>
        findCulprits(
          documents,
          (part) =>
            findObstacle({ ...beside, [kind]: [...beside[kind], ...part] }, (name) =>
              showing[kind].test(name),
            ),
          triesTogether,
        );
      const leave = (culprits: ReadonlyMap<unknown, string>): StockDocuments => ({
        ...drawable,
        [kind]: documents[kind].filter((document) => !culprits.has(document)),
      });
      let culprits = await siftBeside(documents[kind], drawable);
      // An offer that links to another one is at fault only where it cannot be drawn beside the sound ones either.
      if (kind === 'offers') culprits = await siftBeside([...culprits.keys()], leave(culprits));
      for (const [document, obstacle] of culprits) {
        const { id, name } = (document ?? {}) as { id?: unknown; name?: unknown };
        warnings.push(visibleText(`${kinds[kind]} ${String(id)} (${String(name)}) is left out: ${obstacle}`));
      }
      drawable = leave(culprits);
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
