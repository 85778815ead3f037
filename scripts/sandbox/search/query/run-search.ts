import type { Collection } from '../collections/collection.ts';
import { countFacet } from '../facets/count-facet.ts';
import { type Facet, parseFacets } from '../facets/parse-facets.ts';
import { parseFacetQuery } from '../facets/facet-query.ts';
import { type FilterNode, evaluateFilter, joinFilters } from '../filter/filter-node.ts';
import { parseFilter } from '../filter/parse-filter.ts';
import { readHighlightOptions } from '../highlight/highlight-options.ts';
import type { JsonObject } from '../json.ts';
import { badRequest } from '../service-error.ts';
import { matchText } from '../match/match-text.ts';
import { type FieldSelection, parseSelection, selects } from './field-selection.ts';
import { groupHits } from './group-hits.ts';
import { type Grouping, groupSlots, parseGrouping } from './group.ts';
import { createHit } from './hit.ts';
import { type RawParameters, readPage, readUnsigned, refuseNotBuilt, splitNames } from './parameters.ts';
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

function refuseHidden(facets: readonly Facet[], grouping: Grouping | null, request: SearchRequest): void {
  const hidden = parseSelection(undefined, request.imposed?.['exclude_fields']);
  const names = [...facets.map(({ field }) => field.name), ...(grouping?.fields ?? [])];
  for (const name of names)
    if (!selects(hidden, name)) throw badRequest(`Field \`${name}\` is excluded by the key.`);
}

/** Runs one search; answers the body of the service. Throws 400, 404 or 422 in its words. */
export function runSearch(collection: Collection, request: SearchRequest): JsonObject {
  const started = performance.now();
  const { index } = collection;
  const parameters = { ...request.parameters, ...request.imposed };
  refuseNotBuilt(parameters);
  const page = readPage(parameters);
  const pins = readPins(parameters, index);
  const selection = readSelection(request);
  const filter = readFilters(request, collection);
  const mask = filter ? evaluateFilter(filter, index) : null;
  const facets = parseFacets(parameters['facet_by'] ?? '', index);
  const grouping = parseGrouping(parameters, index);
  refuseHidden(facets, grouping, request);
  const match = matchText(parameters, index, mask);
  const order = createOrder(parameters['sort_by'] ?? '', index, match.scores);
  const { slots } = match;
  const groups = grouping ? groupSlots(grouping, index, slots) : null;
  const limit = readUnsigned(parameters, 'max_facet_values', 10);
  const facetQuery = parseFacetQuery(parameters, facets, index, slots);
  const highlighting = readHighlightOptions(parameters, selection, match);
  const hit = (slot: number): JsonObject => createHit(collection, slot, selection, match, highlighting);
  return {
    facet_counts: facets.map((facet) =>
      countFacet(facet, index, slots, limit, groups?.groupOf ?? null, facetQuery),
    ),
    found: groups ? groups.sizes.length : slots.length,
    ...(groups && grouping
      ? {
          found_docs: slots.length,
          grouped_hits: groupHits(grouping, groups, index, slots, order, page, hit),
        }
      : {
          hits: selectHits(slots, page.skip + page.perPage, order, pins)
            .slice(page.skip)
            .map((slot) => (pins.has(slot) ? { ...hit(slot), curated: true } : hit(slot))),
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
    search_cutoff: false,
    search_time_ms: Math.round(performance.now() - started),
  };
}
