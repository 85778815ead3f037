import path from 'node:path';
import { createSite } from '#config/site/create-site.ts';
import { formatIssues } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import { createTheme } from '#config/theme.ts';
import { createCatalogue } from '#catalogue/create-catalogue.ts';
import { IndexError } from '#catalogue/snapshot/index-error.ts';
import { readDocuments } from '#catalogue/snapshot/read-documents.ts';
import type { Dealer } from '#config/dealer.ts';
import type { Target } from '#integration/target.ts';
import { fitToIndex } from '../stock/fit-to-index.ts';
import { fitToStock } from '../stock/fit-to-stock.ts';
import { createSiteKeys, registerKeys } from '../stock/keys.ts';
import { prepareIndexes } from '../stock/prepare-index.ts';
import { findRunningSandbox } from '../../command/running-sandbox.ts';
import { readAdminKey } from '../options.ts';
import { prepareOwnPictures } from './pictures/own-pictures.ts';
import { pictureCacheOf } from './pictures/picture-cache.ts';
import { replaceServices } from './replace-services.ts';
import { readSnapshots } from '../stock/snapshot.ts';

export interface TargetRequest {
  dealer: Dealer;
  template: string;
  data: string;
  adminKey: string;
  /** Whether own pictures are resized and converted; else they are as they lie in their folder. */
  convert: boolean;
}

/** Reads the index for one dealer and makes everything its pages ask for. Throws an `IndexError` in words. */
export async function createTarget({
  dealer: wanted,
  template,
  data,
  adminKey,
  convert,
}: TargetRequest): Promise<Target> {
  const now = Math.floor(Date.now() / 1000);
  const index = (await prepareIndexes([wanted], adminKey)).get(wanted.site.slug);
  const snapshot = (await readSnapshots([wanted], { data, adminKey, patience: 20, readLimit: 900 })).get(
    wanted.site.slug,
  );
  if (!snapshot || snapshot instanceof IndexError) throw snapshot ?? new IndexError('No stock was read.');
  const { dealer: served } = fitToIndex(wanted, snapshot);
  if (!index || index instanceof IndexError) throw index ?? new IndexError('The index was not made ready.');
  const { secret } = index;
  await registerKeys(served, { adminKey, secret });
  const documents = {
    vehicles: readDocuments(snapshot.vehicles.file),
    offers: readDocuments(snapshot.offers.file),
    parts: readDocuments(snapshot.parts.file),
    reviews: served.build.reviews,
  };
  const { catalogue } = createCatalogue(served.site, documents, now);
  const dealer = fitToStock(served, catalogue);
  const { pages, build } = dealer;
  const { pictures, files } = convert
    ? await prepareOwnPictures(build.files, pictureCacheOf(data))
    : { pictures: undefined, files: build.files };
  const site = createSite(dealer, template, createSiteKeys(dealer, secret, now), pictures);
  return { site, catalogue, pages, files, theme: createTheme(site) };
}

/** The target that FORECOURT_DEALER and FORECOURT_TEMPLATE name; none when the first is not set. */
export async function readTargetFromEnvironment(
  environment: NodeJS.ProcessEnv,
): Promise<{ target: Target | null; template: string }> {
  const slug = environment['FORECOURT_DEALER'];
  if (!slug) return { target: null, template: environment['FORECOURT_TEMPLATE'] ?? 'base' };
  const { dealers, issues } = await loadDealers({
    directory: environment['FORECOURT_DEALERS'] ?? 'dealers',
    only: [slug],
  });
  const [dealer] = dealers;
  if (!dealer) throw new Error(formatIssues(issues));
  const template = environment['FORECOURT_TEMPLATE'] ?? dealer.build.templates[0] ?? 'base';
  const served = replaceServices(dealer, environment['FORECOURT_SANDBOX_URL'] ?? null);
  const data = path.resolve('.forecourt');
  const target = await createTarget({
    dealer: served,
    template,
    data,
    adminKey: readAdminKey(findRunningSandbox(data), environment),
    convert: true,
  });
  return { target, template };
}
