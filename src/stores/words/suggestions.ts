import { atom } from 'nanostores';
import { createBaseFilter } from '#domain/search/filters.ts';
import { allOf } from '#domain/search/index-filter.ts';
import { createUnderstoodFilter } from '#domain/words/filter.ts';
import { findKnownNames, type KnownName } from '#domain/words/known-names.ts';
import { findNamedPages } from '#domain/words/named-pages.ts';
import { understandQuery } from '#domain/words/understand.ts';
import type { Understanding } from '#domain/words/understanding.ts';
import type { NamedPage } from '#domain/words/vocabulary.ts';
import type { Site } from '#domain/site/site.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { fetchSuggestedVehicles } from '#services/words/suggestions.ts';
import { loadReader } from './vocabulary.ts';

/** What can be offered for the words typed so far. */
export interface Suggestions {
  typed: string;
  /** How the words are understood; null until the words of the stock are here. */
  understood: Understanding | null;
  names: KnownName[];
  vehicles: CardVehicle[];
  pages: NamedPage[];
  /** Number of matching vehicles; null before the answer and without one. */
  total: number | null;
}

const none: Suggestions = { typed: '', understood: null, names: [], vehicles: [], pages: [], total: null };
const pause = 300;
const mostNames = 5;
const mostVehicles = 4;

export const $suggestions = atom<Suggestions>(none);

let latest = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Suggests for these words: makes, models and filters at once, vehicles when typing has paused for 300 ms, by one
 * request (SRCH-09). Vehicles of the words before stay until the new ones are here.
 */
export async function suggestFor(typed: string, site: Pick<Site, 'search' | 'stock'>): Promise<void> {
  const turn = (latest += 1);
  clearTimeout(timer);
  const words = typed.trim();
  const reader = await loadReader();
  if (turn !== latest) return;
  const understood = understandQuery(words, reader);
  const names = findKnownNames(reader.vocabulary, words, words ? mostNames : 8);
  const before = words ? $suggestions.get().vehicles : [];
  const pages = findNamedPages(reader.vocabulary, words);
  $suggestions.set({ typed: words, understood, names, vehicles: before, pages, total: null });
  if (!words) return;
  timer = setTimeout(() => void askForVehicles(turn, understood, site), pause);
}

async function askForVehicles(
  turn: number,
  understood: Understanding,
  { search, stock }: Pick<Site, 'search' | 'stock'>,
): Promise<void> {
  const base = createBaseFilter(stock, Math.floor(Date.now() / 1_000));
  const filter = allOf(base, createUnderstoodFilter(understood));
  try {
    const found = await fetchSuggestedVehicles(search, { text: understood.text, filter, most: mostVehicles });
    if (turn === latest) $suggestions.set({ ...$suggestions.get(), ...found });
  } catch {
    // Makes and the plain search still work. The listing itself reports an outage.
    if (turn === latest) $suggestions.set({ ...$suggestions.get(), vehicles: [], total: null });
  }
}
