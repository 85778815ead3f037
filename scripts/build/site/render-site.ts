import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as takeBreath } from 'node:timers/promises';
import { createCatalogue } from '#catalogue/create-catalogue.ts';
import { explainLeftOutAds } from '#catalogue/page/left-out-ads.ts';
import { readDocuments } from '#catalogue/snapshot/read-documents.ts';
import { createSite } from '#config/site/create-site.ts';
import { createTheme } from '#config/theme.ts';
import { loadKit, type Kit, type SiteFile } from '#integration/kit/load-kit.ts';
import { createHeadStyle } from '#domain/site/head-style.ts';
import { listInlineScripts } from '#routes/inline-scripts.ts';
import { checkStock } from '../stock/check-stock.ts';
import { describePages } from './describe-pages.ts';
import { fitToStock } from '../stock/fit-to-stock.ts';
import { FormerListings } from './former-listings.ts';
import { FormerPages } from './former-pages.ts';
import { formatHeaders, formatRedirects } from './headers.ts';
import { createContentSecurityPolicy, ownOrigins } from './policy.ts';
import { SiteInspector } from './inspect-site.ts';
import type { SiteJob, SiteResult } from '../run/job.ts';
import { makeSiteCards } from './open-graph/site-cards.ts';

/** Pages after which a worker listens to its parent, which may have ended. */
const pagesPerBreath = 64;

const kits = new Map<string, Promise<Kit>>();

/** The kit of a folder, opened once in this process: a warm one renders several times faster. */
function openKit(folder: string): Promise<Kit> {
  const kit = kits.get(folder) ?? loadKit(folder);
  kits.set(folder, kit);
  return kit;
}

/** Writes files into one folder, making each folder on the way once. */
function createWriter(directory: string): (file: SiteFile) => void {
  mkdirSync(directory, { recursive: true });
  const made = new Set(['.']);
  const make = (folder: string): void => {
    if (made.has(folder)) return;
    made.add(folder);
    // Several times cheaper than `recursive`, which looks at every folder on the way.
    make(path.posix.dirname(folder));
    mkdirSync(`${directory}/${folder}`);
  };
  return ({ name, content }) => {
    make(path.posix.dirname(name));
    writeFileSync(`${directory}/${name}`, content);
  };
}

/** Builds one site into the job's folder and checks it; throws a `BuildError` when it must not be published. */
export async function renderSite(job: SiteJob): Promise<SiteResult> {
  const start = performance.now();
  const { dealer: wanted, template } = job;
  const documents = {
    vehicles: readDocuments(job.vehiclesFile),
    offers: readDocuments(job.offersFile),
    parts: readDocuments(job.partsFile),
  };
  const listings = new FormerListings(job.listingsFile, job.now);
  const { catalogue, validUntil, problems } = createCatalogue(
    wanted.site,
    documents,
    job.now,
    listings.read(),
  );
  checkStock(job.formerVehicles, catalogue.vehicles.length, wanted.build.stockDropShare);
  const dealer = fitToStock(wanted, catalogue);
  const site = createSite(dealer, template, job.keys);
  const kit = await openKit(job.kit);
  const write = createWriter(job.outDirectory);
  const theme = createTheme(site);
  const inline = {
    scripts: [...kit.inline.scripts, ...listInlineScripts(site)],
    styles: [...kit.inline.styles, createHeadStyle(theme)],
  };
  const inspector = new SiteInspector(job.secrets, inline, dealer.build.ownLinks);
  const take = (file: SiteFile): void => {
    inspector.add(file);
    write(file);
  };
  const { files } = dealer.build;
  const own = files.map(({ address, file }) => ({
    name: address.slice(1),
    content: readFileSync(file),
  }));
  const ownNames = new Set(own.map(({ name }) => name));
  // A dealer's own file stands in the place of one that all sites share.
  for (const file of [...kit.browserFiles.filter(({ name }) => !ownNames.has(name)), ...own]) take(file);
  const target = { site, catalogue, files, theme };
  const former = new FormerPages({ ...job, dealer }, describePages(target));
  let made = 0;
  for await (const page of kit.renderPages(target, (name) => former.keep(name))) {
    take(page);
    former.note(page);
    made += 1;
    if (made % pagesPerBreath === 0) await takeBreath();
  }
  former.write();
  listings.write(catalogue.landingPages);
  const inspection = inspector.finish();
  const policy = createContentSecurityPolicy(site, catalogue, inspection, dealer.build.pictureOrigins);
  write({ name: '_headers', content: Buffer.from(formatHeaders(policy)) });
  write({ name: '_redirects', content: Buffer.from(formatRedirects(site.redirects)) });
  const cards = await makeSiteCards(catalogue, site, {
    cache: job.cardCache,
    out: job.outDirectory,
    trusted: ownOrigins(site),
  });
  const { pages } = inspection;
  const { kept } = former;
  const bytes = inspection.bytes + cards.bytes;
  const milliseconds = performance.now() - start;
  const warnings = [
    ...problems,
    ...explainLeftOutAds(catalogue.vehicles, site.vehicleAds, site),
    ...cards.problems,
    ...inspection.deadLinks.map(
      (link) =>
        `A link of the dealer file leads to ${link}, a page that there is not while nothing in stock needs it.`,
    ),
  ];
  const vehicles = catalogue.vehicles.length;
  return { pages, kept, bytes, vehicles, validUntil, milliseconds, warnings };
}
