import type { SearchEndpoint } from '#domain/search/endpoint.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { askByWords } from '../search/ask-by-words.ts';
import { ServiceError } from '../site/errors.ts';
import { cardFields, parseCard } from '../wire/card.ts';
import { searchVehicles } from '../search/vehicle-search.ts';

export interface SuggestedVehicles {
  vehicles: CardVehicle[];
  /** How many vehicles there are in all. */
  total: number;
}

/** Reads the best matching vehicles and the number of matches in one request. Throws ServiceError. */
export async function fetchSuggestedVehicles(
  endpoint: SearchEndpoint,
  search: { text: string; filter: string; most: number },
): Promise<SuggestedVehicles> {
  const { found, documents } = await searchVehicles(
    endpoint,
    {
      q: search.text || '*',
      ...askByWords(endpoint),
      filter_by: search.filter,
      per_page: search.most,
      include_fields: cardFields.join(','),
      highlight_fields: 'none',
    },
    0,
  );
  try {
    return { total: found, vehicles: documents.map(parseCard) };
  } catch (cause) {
    throw new ServiceError('unreadable', 'The index answered an unreadable vehicle.', { cause });
  }
}
