import type { Collection } from '../collections/collection.ts';
import { countFacet } from '../facets/count-facet.ts';
import { type Facet, parseFacets } from '../facets/parse-facets.ts';
import { parseFacetQuery } from '../facets/facet-query.ts';
import { type FilterNode, joinFilters, markPassing } from '../filter/filter-node.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import { readHighlightOptions } from '../highlight/highlight-options.ts';
import type { JsonObject } from '../json.ts';
import { limits } from '../limits.ts';
import type { Budget } from '../pace/budget.ts';
import type { Steps } from '../pace/steps.ts';
import { ServiceError, badRequest } from '../service-error.ts';
import { matchText } from '../match/match-text.ts';
import { type FieldSelection, parseSelection, selects } from './field-selection.ts';
import { groupHits } from './group-hits.ts';
import { type Grouping, groupSlots, parseGrouping } from './group.ts';
import { collectHits, createHit } from './hit.ts';
import { type RawParameters, readPage, readUnsigned, splitNames } from './parameters.ts';
import { refuseUnknown } from './known-parameters.ts';
import { readPins, selectHits } from './pin-hits.ts';
import { createOrder } from './sort.ts';

/** A search as asked, and what its scoped key imposes on it. */
export interface SearchRequest {
  readonly parameters: RawParameters;
  readonly imposed: RawParameters | null;
}

/** Filters are parsed apart and joined as trees: no text of one can reach into the other. */
function readFilters({ parameters, imposed }: SearchRequest, collection: Collection): FilterNode | null {
  const texts = [imposed?.['filter_by'], parameters['filter_by']];
  const nodes = texts.map((text) => parseFilter(text ?? '', collection.index));
  return joinFilters(nodes.filter((node) => node !== null));
}

/** Fields that the key hides stay hidden, whatever the request includes. */
function readSelection({ parameters, imposed }: SearchRequest): FieldSelection {
  const excluded = [imposed?.['exclude_fields'], parameters['exclude_fields']].filter(Boolean).join(',');
  return parseSelection(imposed?.['include_fields'] ?? parameters['include_fields'], excluded);
}

/** Tells the fields that the key hides; one inside of a hidden object is hidden, too. */
function findHidden({ imposed }: SearchRequest): (name: string) => boolean {
  const hidden = parseSelection(undefined, imposed?.['exclude_fields']);
  return (name) => name.split('.').some((_, at, parts) => !selects(hidden, parts.slice(0, at + 1).join('.')));
}

function refuseHidden(
  facets: readonly Facet[],
  grouping: Grouping | null,
  isHidden: (name: string) => boolean,
): void {
  const names = [...facets.map(({ field }) => field.name), ...(grouping?.fields ?? [])];
  for (const name of names) if (isHidden(name)) throw badRequest(`Field \`${name}\` is excluded by the key.`);
}

/** Time that the search may take, in milliseconds: the shorter of its own `search_cutoff_ms` and ours. */
export const readSearchTime = ({ parameters, imposed }: SearchRequest): number =>
  Math.min(readUnsigned({ ...parameters, ...imposed }, 'search_cutoff_ms', Infinity), limits.searchTime);

/**
 * Runs one search; answers the body of the service. Throws 400, 404 or 422 in its words, and 408 when it found
 * nothing in its time.
 */
export function* runSearch(
  collection: Collection,
  request: SearchRequest,
  budget: Budget,
): Steps<JsonObject> {
  const started = performance.now();
  const { index } = collection;
  const parameters = { ...request.parameters, ...request.imposed };
  refuseUnknown(parameters);
  const page = readPage(parameters);
  const pins = readPins(parameters, index);
  const selection = readSelection(request);
  const filter = readFilters(request, collection);
  const mask = filter ? yield* markPassing(filter, index) : null;
  const facets = parseFacets(parameters['facet_by'] ?? '', index);
  const grouping = parseGrouping(parameters, index);
  const isHidden = findHidden(request);
  refuseHidden(facets, grouping, isHidden);
  const match = yield* matchText(parameters, index, mask, budget);
  if (match.isCut && match.slots.length === 0) throw new ServiceError(408, 'Request Timeout');
  const { slots } = match;
  const sorting = { index, scores: match.scores, slots, isHidden };
  const order = yield* createOrder(parameters['sort_by'] ?? '', sorting);
  const groups = grouping ? yield* groupSlots(grouping, index, slots) : null;
  const limit = readUnsigned(parameters, 'max_facet_values', 10);
  const facetQuery = yield* parseFacetQuery(parameters, facets, index, slots, budget);
  const highlighting = readHighlightOptions(parameters, selection, match);
  const hit = (slot: number): Steps<JsonObject> =>
    createHit(collection, slot, selection, match, highlighting, budget);
  const pinnedHit = function* (slot: number): Steps<JsonObject> {
    const one = yield* hit(slot);
    return pins.has(slot) ? { ...one, curated: true } : one;
  };
  const facetCounts: JsonObject[] = [];
  for (const facet of facets) {
    facetCounts.push(yield* countFacet(facet, index, slots, limit, groups?.groupOf ?? null, facetQuery));
    yield;
  }
  return {
    facet_counts: facetCounts,
    found: groups ? groups.sizes.length : slots.length,
    ...(groups && grouping
      ? {
          found_docs: slots.length,
          grouped_hits: yield* groupHits(grouping, groups, index, slots, order, page, hit),
        }
      : {
          hits: yield* collectHits(
            selectHits(slots, page.skip + page.perPage, order, pins).slice(page.skip),
            pinnedHit,
          ),
        }),
    ...(page.offset === null ? {} : { offset: page.offset }),
    ...(splitNames(parameters['exclude_fields']).includes('out_of') ? {} : { out_of: index.size }),
    ...(page.offset === null ? { page: page.page } : {}),
    request_params: {
      collection_name: collection.name,
      first_q: parameters['q'] ?? '*',
      per_page: page.perPage,
      q: parameters['q'] ?? '*',
    },
    search_cutoff: match.isCut,
    search_time_ms: Math.round(performance.now() - started),
  };
}
