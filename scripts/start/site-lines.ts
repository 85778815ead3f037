import pc from 'picocolors';
import type { FinishedSite } from '../build/report/report.ts';
import { nameTarget } from '../build/run/target-plan.ts';
import { formatSiteUrl, type ServedSite } from '../serve/site.ts';
import { asksIndex } from './asks-index.ts';

export interface SiteLinesOptions {
  port: number;
  /** Origin of the sandbox that sites should ask. */
  origin: string;
  /** Sites that are served now. */
  listSites: () => ServedSite[];
  /** The template of a dealer that has its short address. */
  firstTemplate: (slug: string) => string | undefined;
  /** A note about a site without a dealer file, by its target name; null for all others. */
  noteLeftover: (target: string) => string | null;
  say: (line: string) => void;
}

/** The lines with the addresses of sites: each when it is finished, then all others. */
export function createSiteLines({
  port,
  origin,
  listSites,
  firstTemplate,
  noteLeftover,
  say,
}: SiteLinesOptions) {
  const told = new Set<string>();

  const format = async ({ slug, template, name, directory }: ServedSite, note: string | null) => {
    const elsewhere = (await asksIndex(directory, origin))
      ? null
      : 'was built for another index than this sandbox: it cannot search. Build it anew.';
    const notes = note ?? noteLeftover(nameTarget({ slug, template })) ?? elsewhere;
    const line = `  ${formatSiteUrl(name, port)}  ${pc.dim(template)}`;
    return notes === null ? line : line + pc.yellow(`  ${notes}`);
  };

  return {
    /** Prints the address of a site that was built or is up to date, or that it could not be built. */
    async tell({ slug, template, status }: FinishedSite): Promise<void> {
      const sites = listSites().filter((one) => one.slug === slug);
      const first = firstTemplate(slug);
      // The address of a second template follows once the first one stands: until then it has that one's.
      const isEarly =
        first !== undefined && first !== template && sites.every((one) => one.template !== first);
      if (isEarly && status !== 'failed') return;
      told.add(nameTarget({ slug, template }));
      const site = sites.find((one) => one.template === template);
      const failed = status === 'failed' ? 'could not be built; this is its last good site.' : null;
      if (site) say(await format(site, failed));
      else if (failed) say(pc.yellow(`  ${slug}  ${template} could not be built, and has no site yet.`));
    },
    /** Says where all others are. */
    async tellRest(): Promise<void> {
      for (const site of listSites()) if (!told.has(nameTarget(site))) say(await format(site, null));
    },
  };
}
