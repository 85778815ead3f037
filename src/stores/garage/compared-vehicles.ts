import { map } from 'nanostores';
import { createComparePath, readComparedSlugs } from '#domain/garage/garage.ts';
import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { fetchVehicles } from '#services/vehicle/vehicles.ts';
import { $comparison } from './comparison.ts';

export interface ComparedVehiclesState {
  status: 'loading' | 'ready' | 'failed';
  /** As they are now, in the order in which they were chosen. */
  vehicles: readonly Vehicle[];
  /** How many of those asked for are in stock no more. */
  gone: number;
  /** True when the address names other vehicles than this browser keeps: somebody shared them. */
  shared: boolean;
}

/** Before the address and the browser's storage have been read. */
export const unreadComparison: ComparedVehiclesState = {
  status: 'loading',
  vehicles: [],
  gone: 0,
  shared: false,
};

/** The comparison that the page shows. */
export const $comparedVehicles = map<ComparedVehiclesState>(unreadComparison);

/** The latest question wins, whichever answer comes last. */
let asked = 0;

async function show(endpoint: SearchEndpoint, slugs: readonly string[], shared: boolean): Promise<void> {
  asked += 1;
  const question = asked;
  const known = $comparedVehicles.get().vehicles;
  const missing = slugs.filter((slug) => !known.some((vehicle) => vehicle.slug === slug));
  try {
    const found = [...known, ...(await fetchVehicles(endpoint, 'slug', missing))];
    if (question !== asked) return;
    const vehicles = slugs.flatMap((slug) => found.find((vehicle) => vehicle.slug === slug) ?? []);
    $comparedVehicles.set({ status: 'ready', vehicles, gone: slugs.length - vehicles.length, shared });
  } catch (error) {
    console.warn('The vehicles to compare could not be looked up.', error);
    if (question === asked) $comparedVehicles.setKey('status', 'failed');
  }
}

/** Shows the comparison that the address names, else the one that this browser keeps. */
export function readComparison(endpoint: SearchEndpoint, limit: number): void {
  const named = readComparedSlugs(window.location.search, limit);
  const own = $comparison.get().map(({ slug }) => slug);
  const shared = named.length > 0 && named.join() !== own.join();
  void show(endpoint, shared ? named : own, shared);
}

/** The same, and follows changes of the saved comparison in all tabs. Answers a function that stops it. */
export function openComparison(endpoint: SearchEndpoint, limit: number): () => void {
  readComparison(endpoint, limit);
  return $comparison.listen(() => readComparison(endpoint, limit));
}

/** Reads what is shown again, for a page that has been open for a while; a failure leaves what is known. */
export async function rereadComparison(endpoint: SearchEndpoint): Promise<void> {
  const question = asked;
  const { vehicles, gone, ...state } = $comparedVehicles.get();
  const slugs = vehicles.map(({ slug }) => slug);
  try {
    const found = await fetchVehicles(endpoint, 'slug', slugs);
    if (question !== asked) return;
    const left = slugs.flatMap((slug) => found.find((vehicle) => vehicle.slug === slug) ?? []);
    const lost = slugs.length - left.length;
    $comparedVehicles.set({ ...state, vehicles: left, gone: gone + lost });
  } catch (error) {
    console.warn('The vehicles to compare could not be read again.', error);
  }
}

/** The same where price or status of one has changed: their live fields alone are short. */
export async function checkComparison(endpoint: SearchEndpoint): Promise<void> {
  const { hasChanged } = await import('../listing/shown-cards.ts');
  if (await hasChanged(endpoint, $comparedVehicles.get().vehicles)) await rereadComparison(endpoint);
}

const writeAddress = (slugs: readonly string[]): void =>
  window.history.replaceState(null, '', createComparePath(slugs));

/** Takes a vehicle out of a shared comparison, which exists only as an address. */
export function dropShared(endpoint: SearchEndpoint, limit: number, slug: string): void {
  const { vehicles } = $comparedVehicles.get();
  writeAddress(vehicles.map((vehicle) => vehicle.slug).filter((one) => one !== slug));
  readComparison(endpoint, limit);
}

/** Makes a shared comparison this browser's own. */
export function adoptShared(): void {
  const { vehicles } = $comparedVehicles.get();
  // What cannot be kept stays in the address.
  $comparison.set(vehicles.map(({ id, slug, name }) => ({ id, slug, name })));
  writeAddress([]);
}
