import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { parseCard } from '#services/wire/card.ts';
import { parseReadable } from '#services/wire/parse-readable.ts';

/** The network as the live listing sees it; a file of its own, because it is loaded when somebody searches. */
export { createVehicleSearch } from '#services/search/typesense.ts';

/** Reads the hits of an answer, once. */
export const readHits = (hits: readonly object[]): CardVehicle[] => parseReadable(hits, parseCard);
