import { findBrandFile, hasAllBrands, listBrandFiles, readBrands } from './brands.ts';
import { omit } from '#domain/site/pick.ts';
import type { Dealer } from '../dealer.ts';
import { checkFiles, listPictureOrigins } from '../check/check-files.ts';
import { checkStockWords } from '../check/check-stock-words.ts';
import { findFileFaults, findLostDocuments, findUnusedPictures } from '../check/file-faults.ts';
import { createIssue, createTell, type Issue } from '../check/issues.ts';
import { findUnreadFiles } from '../check/unread-files.ts';
import { defaultsIssues, fileIssues, layerIssues } from '../check/layer-issues.ts';
import { guardIndex } from '../check/guard-index.ts';
import { guardTradeInKey } from '../check/guard-trade-in-key.ts';
import { collectLayers } from './layers.ts';
import { renderLegal } from './legal.ts';
import { judgeFolder, judgePagesAlone } from '../check/judge-folder.ts';
import { judgeRest } from '../check/judge-rest.ts';
import { readPartners } from './partners.ts';
import type { Library } from './library.ts';
import { createOpenTest } from '../redirects/open-addresses.ts';
import { mergeLayers } from '../yaml/merge.ts';
import { formatPath, type Path } from './path.ts';
import { checkReferences, type KnownNames } from './references.ts';
import { listOpenSettings, repairSettings } from '../yaml/repair.ts';
import { resolveDealer } from './resolve.ts';
import { finishDealerPages, readDealerPages } from '../pages/dealer-pages.ts';
import { readTeam } from '../team/read-team.ts';
import { readReviewFile } from '../reviews/read-reviews.ts';
import { folderOf, readSiteFiles, type SiteFiles } from './site-files.ts';
import type { ResolveContext } from '../resolvers/context.ts';
import { dealerSchema } from '../schema.ts';
import { ownPage } from '../schemas/page/own-page.ts';
import { validate, type Problem } from '../check/validate.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** What is wrong with a setting, at its position in the file that says it. */
const locateProblem = (
  dealer: string,
  where: YamlFile,
  { path, at, message }: Problem,
  severity: Issue['severity'] = 'error',
): Issue =>
  createIssue(dealer, where.file, {
    severity,
    ...where.locate(path, at),
    path: at === 'key' ? '' : formatPath(path),
    message,
  });

/** One dealer with everything that is wrong with it; the dealer is null when an error remains. */
export interface LoadedDealer {
  dealer: Dealer | null;
  issues: Issue[];
  /** Whether this process still reads files of it that were given up. */
  isUnfinished?: true;
}

/**
 * Loads one dealer, in steps between which it waits for files: each can be given a deadline. `now` (epoch seconds) decides
 * which own pages are published.
 */
export function* loadDealer(
  library: Library,
  slug: string,
  known: KnownNames,
  now: number,
): Generator<Promise<SiteFiles>, LoadedDealer, SiteFiles> {
  const file = library.yaml(`${slug}.yaml`);
  if (!file) return { dealer: null, issues: [] };
  const unread = [...fileIssues(slug, file), ...defaultsIssues(slug, library)];
  const issues: Issue[] = [];
  const tell = createTell(slug, issues);
  if (unread.length > 0) {
    judgePagesAlone(library, file, { slug, now, tell });
    return { dealer: null, issues: [...unread, ...issues] };
  }

  const failInFile = (where: YamlFile, problem: Problem): void =>
    void issues.push(locateProblem(slug, where, problem));
  const warnInFile = (where: YamlFile, problem: Problem): void =>
    void issues.push(locateProblem(slug, where, problem, 'warning'));
  const unfound: Path[] = [];
  const layers = collectLayers(library, file, (path, message) => {
    unfound.push(path);
    failInFile(file, { path, at: 'value', message });
  });
  const merged = mergeLayers(layers);
  // Listed brands stand below the layers: a group may have another picture or page of the same name.
  const [defaults, ...others] = layers.map((layer) => layer.file);
  const brandFiles = listBrandFiles(library, merged.value);
  const shared = new Set([...(defaults ? [defaults] : []), ...brandFiles, ...others]);
  const broken = layerIssues(slug, [...shared]);
  if (broken.length > 0) return { dealer: null, issues: [...issues, ...broken] };
  const whereIs = (path: Path): YamlFile => merged.layerOf(path)?.file ?? file;

  // Settings are there also when only unknown ones were taken out, so that the checks between settings run as well.
  const { output, problems } = validate(dealerSchema, merged.value, layers[0]?.value);
  for (const problem of problems) failInFile(whereIs(problem.path), problem);
  // A group whose file is missing lacks what that file would say.
  const told = new Set(
    [...problems.map(({ path }) => path), ...unfound.map((path) => path.slice(0, -1))].map(formatPath),
  );
  const report =
    (severity: Issue['severity']) =>
    (path: Path, message: string, at: Problem['at'] = 'value'): void => {
      if (!told.has(formatPath(path)))
        issues.push(locateProblem(slug, whereIs(path), { path, at, message }, severity));
    };
  const fail = report('error');
  const yamlFiles = [...[...shared].filter((layer) => layer !== file), file];
  const warn = report('warning');
  checkReferences(merged.value, slug, known, { fail, warn });
  const { pages: namedPages } = merged.value;
  const files = yield readSiteFiles(
    yamlFiles,
    library.readsToTheEnd,
    Array.isArray(namedPages) && namedPages.length > 0 ? library.folder('_pages') : null,
  );
  checkFiles(dealerSchema, merged.value, files, { fail, warn });
  const isOwnMake = (name: string): boolean => findBrandFile(library, name) !== null;
  checkStockWords(dealerSchema, merged.value, isOwnMake, warn);
  for (const fault of findFileFaults(files)) issues.push(createIssue(slug, fault.file, fault));
  for (const layer of yamlFiles) issues.push(...findUnreadFiles(slug, folderOf(layer), layer !== file));
  const reading = { library, files, fail, warn, failInFile, warnInFile };
  const isDefault = (path: Path): boolean => merged.layerOf(path) === layers[0];
  const speak = { slug, isDefault, fail, warn, files, now };
  const lacksSettings = !output || unfound.length > 0;
  const pageReading = { library, yamlFiles, files, now, tell, lacksSettings };
  if (!output) {
    const repaired = repairSettings(slug, merged.value, problems, layers[0]?.value ?? {});
    if (repaired) {
      const brands = readBrands({ ...reading, settings: repaired.settings });
      const partnerFiles = readPartners({ ...reading, settings: repaired.settings });
      const isOpen = createOpenTest(library, {
        settings: listOpenSettings(repaired),
        brands: !hasAllBrands(repaired.settings, brands),
      });
      const found = { ...speak, isOpen, settings: repaired.settings, brands, partnerFiles };
      const { drafts, ...dates } = readDealerPages(found, pageReading);
      const people = { team: [], isTeamWhole: false };
      const site = judgeRest(repaired, { ...found, ...people, pages: drafts });
      judgeFolder({ ...found, ...people, pages: drafts }, site, repaired, { ...dates, ...pageReading });
    }
    return { dealer: null, issues };
  }
  const settings = output;
  const written = { layers, layerOf: merged.layerOf, slug, fail };
  guardIndex(settings, { ...written, listSlugs: () => library.names('.') });
  guardTradeInKey(settings, written);
  const brands = readBrands({ ...reading, settings });
  const partnerFiles = readPartners({ ...reading, settings });
  const isOpen = createOpenTest(library, {
    settings: new Set(unfound.map(([layer]) => String(layer))),
    brands: !hasAllBrands(settings, brands),
  });
  const found = { ...speak, isOpen, settings, brands, partnerFiles };
  const { drafts, ...dates } = readDealerPages(found, pageReading);
  const { team, isTeamWhole } = readTeam({ ...{ yamlFiles, files, tell }, locations: dates.locations });
  const context: ResolveContext = { ...found, team, isTeamWhole, pages: drafts };
  const { site, build } = resolveDealer(context);
  const { pages, waiting, links } = finishDealerPages(context, site, dates, pageReading);
  const legal = renderLegal(library, slug, omit(dates.values, 'vehicles'), (file, fault) =>
    tell({ file, ...fault }),
  );
  const reviews = readReviewFile(site, { yamlFiles, files, tell, now });
  const failed = issues.some(({ severity }) => severity === 'error');
  if (failed) return { dealer: null, issues };
  const unused = findUnusedPictures(files);
  for (const fault of [...(unused === null ? [] : [unused]), ...findLostDocuments(files)])
    issues.push(createIssue(slug, fault.file, fault));
  const pictureOrigins = [
    ...listPictureOrigins(dealerSchema, settings),
    ...drafts.published.flatMap((draft) => listPictureOrigins(ownPage, draft.settings)),
  ];
  return {
    dealer: {
      site: { ...site, legal },
      pages,
      build: {
        ...build,
        ownLinks: [...build.ownLinks, ...links],
        waitingPages: waiting,
        reviews,
        files: files.list(),
        pictureOrigins: [...new Set(pictureOrigins)],
      },
    },
    issues,
  };
}
