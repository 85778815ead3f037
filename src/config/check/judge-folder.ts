import type { ResolvedDealer } from '../dealer.ts';
import type { Site } from '#domain/site/site.ts';
import type { Library } from '../load/library.ts';
import { judgeForms } from '../pages/judge-sections.ts';
import { judgeDealerPages, readDealerPages, type DealerPages } from '../pages/dealer-pages.ts';
import type { ResolveContext } from '../resolvers/context.ts';
import { readReviewFile } from '../reviews/read-reviews.ts';
import { readTeam } from '../team/read-team.ts';
import { attempt, guardSettings, repairSettings, type Repaired } from '../yaml/repair.ts';
import type { YamlFile } from '../yaml/yaml-file.ts';

/** Judges what pages say by themselves where the file of their dealer cannot be read. */
export function judgePagesAlone(
  library: Library,
  file: YamlFile,
  { slug, now, tell }: Pick<DealerPages, 'now' | 'tell'> & { slug: string },
): void {
  const defaults = library.yaml('_defaults.yaml')?.value ?? {};
  const missing = ['name', 'url', 'locations'].map(
    (key) => ({ path: [key], at: 'key', message: '' }) as const,
  );
  const repaired = repairSettings(slug, defaults, missing, defaults);
  if (!repaired) return;
  const { settings } = repaired;
  const silent = { fail: () => undefined, warn: () => undefined };
  const files = { find: () => null, measure: () => null, advise: () => '', all: () => [] };
  readDealerPages(
    {
      ...{ slug, now, files, settings, brands: [], partnerFiles: new Map() },
      ...{ ...silent, isDefault: () => true, isOpen: () => true },
    },
    { library, yamlFiles: [file], now, tell, lacksSettings: true },
  );
}

/** Judges people and reviews. Where the locations of the dealer are wrong they wait, because people and reviews name them. */
function judgePeople(
  { settings, doubtful, knowsLocations }: Repaired,
  { yamlFiles, files, tell, now, ...dates }: DealerPages & Pick<Site, 'locations' | 'timezone'>,
): void {
  if (!knowsLocations) return;
  readTeam({ yamlFiles, files, locations: dates.locations, tell });
  const { reviews } = settings;
  if (reviews !== false && reviews.source.name === 'file' && !doubtful.has('reviews'))
    readReviewFile({ ...dates, reviews }, { yamlFiles, files, tell, now });
}

/**
 * Judges the pages, people and reviews of a dealer whose settings have a mistake, so that one run reports all problems. Nothing
 * is said of addresses that the mistake leaves open.
 */
export function judgeFolder(
  context: ResolveContext,
  site: ResolvedDealer['site'],
  repaired: Repaired,
  {
    values,
    timezone,
    ...reading
  }: DealerPages & Pick<ReturnType<typeof readDealerPages>, 'values' | 'timezone'>,
): void {
  const { tell } = reading;
  const { locations } = site;
  // What depends on a setting is a warning; it waits until that is right.
  const silent = { ...context, fail: () => undefined, warn: () => undefined };
  judgePeople(repaired, { ...reading, locations, timezone });
  judgeDealerPages(silent, site, { values }, reading);
  const guarded = { settings: guardSettings(repaired), locations };
  if (repaired.knowsLocations)
    for (const draft of [...context.pages.published, ...context.pages.waiting])
      attempt(() => judgeForms(draft, guarded, tell));
}
