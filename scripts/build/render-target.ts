import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'astro';
import { createCatalogue } from '#catalogue/create-catalogue.ts';
import { readDocuments } from '#catalogue/snapshot/read-documents.ts';
import { createSite } from '#config/client.ts';
import { createTheme } from '#config/theme.ts';
import { createAstroConfig } from '#integration/astro-config.ts';
import { checkStock } from './check-stock.ts';
import { createContentSecurityPolicy, formatHeaders, formatRedirects } from './headers.ts';
import { inspectSite } from './inspect-site.ts';
import type { Job, JobResult } from './job.ts';

/** Builds one target into the job's folder and checks it; throws a `BuildError` when it must not be published. */
export async function renderTarget(job: Job): Promise<JobResult> {
  const start = performance.now();
  const { dealer, template, outDirectory, cacheDirectory } = job;
  const documents = {
    vehicles: readDocuments(job.vehiclesFile),
    offers: readDocuments(job.offersFile),
    parts: readDocuments(job.partsFile),
  };
  const { catalogue, validUntil, problems } = createCatalogue(dealer, documents, job.now);
  checkStock(job.formerVehicles, catalogue.vehicles.length, dealer.build.stockDropShare);
  const site = createSite(dealer, template, job.keys);
  const target = { dealer, site, catalogue, theme: createTheme(dealer) };
  mkdirSync(outDirectory, { recursive: true });
  const config = createAstroConfig({ target, template, outDirectory, cacheDirectory });
  await build({ ...config, configFile: false, logLevel: 'error' });
  const inspection = inspectSite(outDirectory, job.secrets);
  const policy = createContentSecurityPolicy(site, catalogue, inspection);
  writeFileSync(path.join(outDirectory, '_headers'), formatHeaders(policy));
  writeFileSync(path.join(outDirectory, '_redirects'), formatRedirects(dealer.redirects));
  return {
    pages: inspection.pages,
    bytes: inspection.bytes,
    vehicles: catalogue.vehicles.length,
    validUntil,
    milliseconds: performance.now() - start,
    warnings: problems,
  };
}
