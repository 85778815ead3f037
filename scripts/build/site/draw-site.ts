import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as takeBreath } from 'node:timers/promises';
import { createCatalogue } from '#catalogue/create-catalogue.ts';
import { tellNoRepayment } from '#catalogue/vehicle/no-repayment.ts';
import { tellUnoffered } from '#catalogue/vehicle/unoffered.ts';
import { explainLeftOutAds } from '#catalogue/page/left-out-ads.ts';
import { createSite } from '#config/site/create-site.ts';
import { createTheme } from '#config/theme.ts';
import type { Kit } from '#integration/kit/load-kit.ts';
import type { SiteFile } from '#integration/kit/read-files.ts';
import { syntheticWarning } from '#domain/sales/sales-counter.ts';
import { createHeadStyle } from '#domain/site/head-style.ts';
import { findSectionEnds } from '#domain/page/section.ts';
import { listInlineScripts } from '#routes/inline-scripts.ts';
import { tellEmptySections } from '#routes/sections/empty-sections.ts';
import { listPageSections } from '#routes/sections/page-sections.ts';
import { checkLeftOut, checkStock } from '../stock/check-stock.ts';
import { describePages } from './describe-pages.ts';
import { fitToStock } from '../stock/fit-to-stock.ts';
import { FormerListings } from './former-listings.ts';
import { FormerOwnPages } from './former-own-pages.ts';
import { FormerPages } from './former-pages.ts';
import { formatHeaders, formatRedirects } from './headers.ts';
import { ownOrigins } from './outer-origins.ts';
import { createPageScale } from './page-weight.ts';
import { createContentSecurityPolicy } from './policy.ts';
import { readUnchanged } from './pictures/changed-file.ts';
import { prepareOwnPictures } from './pictures/own-pictures.ts';
import { SiteInspector } from './inspect-site.ts';
import type { SiteJob, SiteResult } from '../run/job.ts';
import type { StockDocuments } from './undrawable.ts';
import { UsedFiles } from './used-files.ts';
import { makeSiteCards } from './open-graph/site-cards.ts';

/** Pages after which a worker listens to its parent, which may have ended. */
const pagesPerBreath = 64;

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

/**
 * Draws one site of these documents into the job's folder and checks it; throws a `BuildError` when it must not be
 * published, and whatever a page throws that cannot be drawn.
 */
export async function drawSite(
  job: SiteJob,
  documents: StockDocuments,
  kit: Kit,
): Promise<Omit<SiteResult, 'milliseconds'>> {
  const { dealer: wanted, template } = job;
  const listings = new FormerListings(job.listingsFile, job.now);
  const ownPages = new FormerOwnPages(job.ownPagesFile, job.now);
  const { catalogue, validUntil, problems, unreadable } = createCatalogue(
    wanted.site,
    { ...documents, reviews: wanted.build.reviews },
    job.now,
    listings.read(),
  );
  const share = wanted.build.stockDropShare;
  checkStock(job.formerVehicles, catalogue.vehicles.length, share);
  if (!job.force) checkLeftOut(unreadable, documents.vehicles.length, share);
  const dealer = fitToStock(wanted, catalogue);
  const { pictures, files } = await prepareOwnPictures(dealer.build.files, job.pictureCache);
  const site = createSite(dealer, template, job.keys, pictures);
  const write = createWriter(job.outDirectory);
  const theme = createTheme(site);
  const inline = {
    scripts: [...kit.inline.scripts, ...listInlineScripts(site)],
    styles: [...kit.inline.styles, createHeadStyle(theme)],
  };
  const inspector = new SiteInspector(job.secrets, inline, {
    ownLinks: dealer.build.ownLinks,
    redirects: Object.keys(site.redirects),
  });
  const take = (file: SiteFile): void => {
    inspector.add(file);
    write(file);
  };
  const own = files.map((file) => ({ name: file.address.slice(1), content: readUnchanged(file) }));
  const ownNames = new Set(own.map(({ name }) => name));
  const used = new UsedFiles(kit.browserFiles);
  for (const file of own) take(file);
  const target = { site, catalogue, pages: ownPages.date(dealer.pages), files, theme };
  const former = new FormerPages({ ...job, dealer }, describePages(target), ownNames);
  const weigh = createPageScale(new Set(listPageSections(target).map(({ page }) => page)));
  let made = 0;
  for await (const page of kit.renderPages(target, (name) => former.keep(name))) {
    weigh(page);
    take(page);
    used.note(page);
    former.note(page);
    made += 1;
    if (made % pagesPerBreath === 0) await takeBreath();
  }
  // A dealer's own file stands in the place of one that all sites share.
  for (const file of used.list()) if (!ownNames.has(file.name)) take(file);
  former.write();
  listings.write(catalogue.landingPages);
  ownPages.write(target.pages);
  const inspection = inspector.finish();
  const sections = listPageSections(target).flatMap((page) => page.sections);
  const notAllowed: string[] = [];
  const policy = createContentSecurityPolicy(
    site,
    catalogue,
    inspection,
    dealer.build.pictureOrigins,
    sections,
    (warning) => notAllowed.push(warning),
  );
  write({ name: '_headers', content: Buffer.from(formatHeaders(policy, site.partners)) });
  write({
    name: '_redirects',
    content: Buffer.from(formatRedirects(site.redirects, dealer.build.apiThroughSite ? site.apiUrl : null)),
  });
  const cards = await makeSiteCards(catalogue, site, {
    cache: job.cardCache,
    out: job.outDirectory,
    trusted: ownOrigins(site),
  });
  const { pages } = inspection;
  const { kept } = former;
  const bytes = inspection.bytes + cards.bytes;
  const warnings = [
    ...problems,
    ...explainLeftOutAds(catalogue.vehicles, site.vehicleAds, site),
    ...tellEmptySections(target),
    ...tellNoRepayment(catalogue.vehicles, site, catalogue.readAt),
    ...tellUnoffered(catalogue.vehicles, site),
    ...(site.salesCounter?.mode === 'synthetic' ? [`The sales counter ${syntheticWarning}`] : []),
    ...notAllowed,
    ...cards.problems,
    ...ownPages.explainGone(dealer),
    ...inspection.deadLinks.map(
      (link) =>
        `A link of the dealer file leads to ${link}, a page that there is not while nothing in stock needs it.`,
    ),
  ];
  const vehicles = catalogue.vehicles.length;
  const ends = findSectionEnds(sections).filter((end) => end > job.now);
  const until = Math.min(validUntil, ...ends, job.now + cards.again);
  return { pages, kept, bytes, vehicles, validUntil: until, warnings };
}
