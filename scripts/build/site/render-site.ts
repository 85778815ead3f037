import { rmSync } from 'node:fs';
import { readDocuments } from '#catalogue/snapshot/read-documents.ts';
import { loadKit, type Kit } from '#integration/kit/load-kit.ts';
import { describeDiskProblem } from '../../command/disk-problem.ts';
import { BuildError, DeadLinkError } from '../build-error.ts';
import type { SiteJob, SiteResult } from '../run/job.ts';
import { checkLeftOut } from '../stock/check-stock.ts';
import { drawSite } from './draw-site.ts';
import { findUndrawable, type StockDocuments } from './undrawable.ts';

const kits = new Map<string, Promise<Kit>>();

/** The kit of a folder, opened once in this process: a warm one renders several times faster. */
function openKit(folder: string): Promise<Kit> {
  const kit = kits.get(folder) ?? loadKit(folder);
  kits.set(folder, kit);
  return kit;
}

/** Builds one site, without what of its stock no page can show, and says so. */
async function drawWhatCanBeDrawn(
  job: SiteJob,
  documents: StockDocuments,
  kit: Kit,
): ReturnType<typeof drawSite> {
  try {
    return await drawSite(job, documents, kit);
  } catch (error) {
    // What the build itself refuses, such as a drop of the stock, no document explains.
    if (error instanceof BuildError && !(error instanceof DeadLinkError)) throw error;
    const disk = describeDiskProblem(error);
    if (disk !== null) {
      // Others need the room.
      rmSync(job.outDirectory, { recursive: true, force: true });
      throw new BuildError(disk, { cause: error });
    }
    const { drawable, warnings } = await findUndrawable(job, documents, kit);
    if (warnings.length === 0) throw error;
    const { stockDropShare } = job.dealer.build;
    const lost = documents.vehicles.length - drawable.vehicles.length;
    if (!job.force) checkLeftOut(lost, documents.vehicles.length, stockDropShare);
    rmSync(job.outDirectory, { recursive: true, force: true });
    const drawn = await drawSite(job, drawable, kit);
    return { ...drawn, warnings: [...warnings, ...drawn.warnings] };
  }
}

/**
 * Builds one site into the job's folder and checks it; throws a `BuildError` when it must not be published. A document of
 * the index that no page can show is left out and named, up to the dealer's `build.stockDropShare`.
 */
export async function renderSite(job: SiteJob): Promise<SiteResult> {
  const start = performance.now();
  const documents = {
    vehicles: [...readDocuments(job.vehiclesFile)],
    offers: [...readDocuments(job.offersFile)],
    parts: [...readDocuments(job.partsFile)],
  };
  const drawn = await drawWhatCanBeDrawn(job, documents, await openKit(job.kit));
  return { ...drawn, milliseconds: performance.now() - start };
}
