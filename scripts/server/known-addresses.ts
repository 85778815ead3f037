import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Dealer } from '#config/dealer.ts';
import { listDealers } from '#config/load/load.ts';
import type { Published } from '#config/load/published.ts';
import { notePublished, readPublished, withoutGone } from '../build/run/published-sites.ts';
import { writeWhole } from '../command/write-whole.ts';

const fileIn = (data: string): string => path.join(data, 'addresses.json');
const readNotes = (data: string): Published =>
  existsSync(fileIn(data)) ? readPublished([fileIn(data)]) : [];

/**
 * At which addresses a server has known dealers, from its data folder, as reports say it to builds: the file of another dealer
 * takes none of them. A dealer without a file has none, so that one who gets another short name keeps its address.
 */
export const readKnownAddresses = (data: string, dealersDirectory: string): Published =>
  withoutGone(readNotes(data), listDealers(dealersDirectory).slugs);

/**
 * Notes the addresses of dealers for the next start. One that a dealer has left, or at which another one stands now, gives no right to
 * come back: anybody may write the address of another one for a moment. Throws what the disk says.
 */
export function noteKnownAddresses(data: string, dealers: readonly Dealer[]): void {
  const sites = dealers.map(({ site: { slug, url } }) => ({
    ...{ slug, url, status: 'unchanged' as const, vehicles: null },
  }));
  const urls = new Map(dealers.map(({ site }) => [site.slug, site.url]));
  const slugs = new Map(dealers.map(({ site }) => [site.url, site.slug]));
  const noted = notePublished(readNotes(data), sites, new Date().toISOString()).filter(
    ({ slug, url }) => url === (urls.get(slug) ?? url) && slug === (slugs.get(url) ?? slug),
  );
  writeWhole(fileIn(data), `${JSON.stringify({ sites: noted }, null, 2)}\n`, 0o600);
}
