import type { EventDocument } from './event-document.ts';
import { eventParameters, readEventRule, type EventKey, type EventParameters } from './events.ts';

/** Where something happened. */
export interface EventPage {
  /** Slug of the dealer's site. */
  dealer: string;
  /** Path of the page, without its query: that may hold what somebody typed. */
  page: string;
  /** Kind of page: 'home', 'listing', 'vehicle' … */
  pageType: string;
  /** The vehicle that the page is about; empty on other pages. */
  item: EventParameters;
  /** Numbers that the dealer gives to events without a documented one. */
  ids: Partial<Record<EventKey, number>>;
}

const longest = 100;

/** The parameters that the table knows, cut to the lengths of GA4. Empty ones are left out. */
function keepKnown(parameters: EventParameters): EventParameters {
  const known = eventParameters.flatMap((name) => {
    const value = parameters[name];
    if (value === undefined || value === '') return [];
    return [[name, typeof value === 'string' ? value.slice(0, longest) : value] as const];
  });
  return Object.fromEntries(known);
}

/**
 * What is sent about one event. Adds the facts of the page's vehicle, unless the event names a vehicle itself, as late
 * leads do.
 *
 * @param now epoch milliseconds
 */
export function writeEvent(
  key: EventKey,
  parameters: EventParameters,
  { dealer, page, pageType, item, ids }: EventPage,
  now: number,
): EventDocument {
  const { id, names, always } = readEventRule(key);
  const about = parameters.item_id === undefined ? item : {};
  return {
    ...{ event: key, id: id ?? ids[key] ?? null, names: [...names] },
    parameters: keepKnown({ ...always, ...about, ...parameters }),
    ...{ dealer, page, page_type: pageType, at: Math.floor(now / 1_000) },
  };
}
