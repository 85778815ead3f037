import type { ResolvedDealer } from '../dealer.ts';
import type { Location } from '#domain/location/location.ts';
import { stockCountMark } from '#domain/page/own/stock-count.ts';
import { checkStockWords } from '../check/check-stock-words.ts';
import { findBrandFile } from '../load/brands.ts';
import { listFileModels } from '../load/listed-models.ts';
import type { SiteFiles } from '../load/site-files.ts';
import type { Library } from '../load/library.ts';
import type { ResolveContext } from '../resolvers/context.ts';
import { listStates } from '../resolvers/law/check-words.ts';
import { resolveLegalValues } from '../resolvers/law/legal-values.ts';
import { namePartners } from '../resolvers/partner/name-partners.ts';
import { resolveLocations } from '../resolvers/locations.ts';
import { resolveRedirects } from '../resolvers/redirects.ts';
import { resolveSections } from '../resolvers/sections/page-sections.ts';
import type { OwnPageSettings } from '../schemas/page/own-page.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';
import { finishPage } from './finish-pages.ts';
import { judgeAuthors } from './judge-authors.ts';
import { judgeAddresses } from './judge-addresses.ts';
import { judgeLinks, listLinks } from './judge-links.ts';
import { judgePictures } from './judge-pictures.ts';
import { judgeSections } from './judge-sections.ts';
import { judgeModels } from './judge-models.ts';
import { judgePageWords } from './judge-words.ts';
import type { OwnPage } from './own-page.ts';
import { noPages } from './page-drafts.ts';
import { readPages } from './read-pages.ts';
import { tellSetting, type Tell } from './read-page.ts';

/** What own pages of one dealer are read with. */
export interface DealerPages {
  library: Library;
  /** The dealer's layers, its own file last. */
  yamlFiles: readonly YamlFile[];
  files: SiteFiles;
  /** Epoch seconds. */
  now: number;
  tell: Tell;
  /** Whether a mistake keeps settings from us, so that nothing is said of values that are empty. */
  lacksSettings: boolean;
}

type Settled = Omit<ResolveContext, 'pages' | 'team' | 'isTeamWhole'>;

/** What {placeholders} of own pages and legal texts stand for, and the zone of their dates. */
function settle(context: Settled): {
  values: Record<string, string>;
  timezone: string;
  locations: Location[];
} {
  const silent = {
    ...context,
    pages: noPages,
    team: [],
    isTeamWhole: false,
    fail: () => undefined,
    warn: () => undefined,
  };
  const locations = resolveLocations(silent);
  const primary = locations.find((location) => location.primary);
  return {
    values: {
      ...resolveLegalValues(context.settings, locations),
      partners: namePartners(context),
      vehicles: stockCountMark,
    },
    timezone: context.settings.timezone ?? primary?.timezone ?? 'Australia/Brisbane',
    locations,
  };
}

/** Stands for a value that is not known; a link may call it. */
const standIn = '0';

const fillGaps = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || standIn]));

/** Characters of a value, such as the licences of two hundred locations. A text may name it thousands of times. */
const longestValue = 10_000;

/** The values, of which none is longer than a text has room for. */
function shorten(
  known: Readonly<Record<string, string>>,
  { fail }: Pick<Settled, 'fail'>,
): Record<string, string> {
  const shorten = ([name, value]: [string, string]): [string, string] => {
    if (value.length > longestValue)
      fail(
        [],
        `expected settings that fill {${name}} with at most 10,000 characters, found ${value.length.toLocaleString('en-AU')}\nShorten them: texts of pages name them in a row.`,
      );
    return [name, value.slice(0, longestValue)];
  };
  return Object.fromEntries(Object.entries(known).map(shorten));
}

/** Reads the files of a dealer's own pages, before the rest of the site is known. */
export function readDealerPages(
  context: Settled,
  { library, yamlFiles, now, tell, lacksSettings }: Omit<DealerPages, 'files'>,
) {
  const { values: settled, timezone, locations } = settle(context);
  const known = shorten(settled, context);
  const values = lacksSettings ? fillGaps(known) : known;
  const drafts = readPages({
    ...{ yamlFiles, values, timezone, now, tell },
    sharedFolder: library.folder('_pages'),
    shared: context.settings.pages,
    blogPath: context.settings.blogs ? context.settings.blogs.path : null,
    fail: context.fail,
  });
  return { drafts, values, timezone, locations };
}

/** Judges what own pages lead to, show and name, by the pages of the whole site. */
export function judgeDealerPages(
  context: ResolveContext,
  site: ResolvedDealer['site'],
  { values }: Pick<ReturnType<typeof readDealerPages>, 'values'>,
  { library, files, tell }: DealerPages,
): void {
  const { published, waiting, brokenPages } = context.pages;
  const drafts = [...published, ...waiting];
  const usualRedirects = resolveRedirects(
    { ...context, pages: noPages, settings: { ...context.settings, redirects: {} } },
    site.locations,
  );
  judgeAddresses(drafts, {
    ...{ site, files, tell, usualRedirects, isOpen: context.isOpen },
    brands: context.brands,
    redirects: context.settings.redirects,
  });
  judgeLinks([...drafts, ...brokenPages], {
    ...{ site, files, values, tell, pages: context.pages },
    isOpen: context.isOpen,
  });
  judgePictures([...drafts, ...brokenPages], files, tell);
  const isOwnMake = (name: string): boolean => findBrandFile(library, name) !== null;
  for (const draft of drafts)
    checkStockWords(draft.kind.schema, draft.parts.yaml.value, isOwnMake, (path, message) =>
      tellSetting(draft, tell, path, message, { severity: 'warning' }),
    );
  judgeAuthors(drafts, context.team, tell);
  judgeModels(drafts, (make) => listFileModels(findBrandFile(library, make)), tell);
}

/** Judges own pages by the whole site, and makes the published ones. */
export function finishDealerPages(
  context: ResolveContext,
  site: ResolvedDealer['site'],
  dates: Pick<ReturnType<typeof readDealerPages>, 'values' | 'timezone'>,
  reading: DealerPages,
): { pages: OwnPage[]; waiting: string[]; links: string[] } {
  judgeDealerPages(context, site, dates, reading);
  const { values, timezone } = dates;
  const { tell } = reading;
  const { published, waiting } = context.pages;
  const drafts = [...published, ...waiting];
  const sectionContext = { ...context, timezone, locations: site.locations };
  judgeSections(drafts, sectionContext, tell);
  const silent = { ...sectionContext, at: ['sections'], fail: () => undefined, warn: () => undefined };
  const resolve = (written: OwnPageSettings['sections']) => resolveSections(written, silent);
  judgePageWords(drafts, listStates(context.settings), tell);
  return {
    pages: published.map((draft) => finishPage(draft, { values, timezone, resolve })),
    waiting: waiting.map(({ path }) => path),
    links: published.flatMap((draft) => listLinks(draft, values)),
  };
}
