import type { Fields, Needing, Values } from './field.ts';

/** Rows that are read of caravans alone (VDP-28). */
export const caravanTable = {
  bodyWidth: { name: 'body_width', kind: 'text' },
  bodyLength: { name: 'body_length', kind: 'text', card: true },
  tareWeight: { name: 'tare_weight', kind: 'text' },
  axleType: { name: 'axle_type', kind: 'text' },
  sleeps: { name: 'sleeps', kind: 'count', index: 'filter', card: true, limits: [0, 100] },
  aggregateTrailerMass: { name: 'aggregate_trailer_mass', kind: 'text' },
} as const satisfies Fields;

export type CaravanSpecification = Values<typeof caravanTable>;

/** What a card says of a caravan. */
export type CardCaravan = Pick<CaravanSpecification, Needing<typeof caravanTable, 'card'>>;
