import type { Dealer } from '#config/dealer.ts';
import { formatIssues } from '#config/check/issues.ts';
import { loadDealers } from '#config/load/load.ts';
import { suggestNearest } from '#config/check/nearest.ts';
import { readdirSync } from 'node:fs';
import { Failure } from '../command/failure.ts';

/** The dealer of that slug. Throws a Failure with the nearest name, or with what is wrong in the dealer's file. */
export async function findDealer(slug: string, directory: string): Promise<Dealer> {
  const slugs = readSlugs(directory);
  if (!slugs.includes(slug)) {
    const known = slugs.length > 0 ? ` Dealers are: ${slugs.join(', ')}.` : '';
    throw new Failure(`There is no dealer ${slug} in ${directory}/.${suggestNearest(slug, slugs)}${known}`);
  }
  const { dealers, issues } = await loadDealers({ directory, only: [slug] });
  const dealer = dealers.find((candidate) => candidate.site.slug === slug);
  if (!dealer) throw new Failure(formatIssues(issues));
  return dealer;
}

function readSlugs(directory: string): string[] {
  try {
    return readdirSync(directory)
      .filter((name) => name.endsWith('.yaml') && !name.startsWith('_'))
      .map((name) => name.slice(0, -'.yaml'.length));
  } catch {
    throw new Failure(`There is no folder ${directory} with dealer files.`);
  }
}
