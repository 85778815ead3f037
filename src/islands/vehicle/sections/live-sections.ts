import { isAvailable } from '#domain/vehicle/availability.ts';
import type { LiveFields } from '#domain/vehicle/live-fields.ts';
import { findEffectivePrice } from '#domain/vehicle/price.ts';
import { saleSections } from './sale-sections.tsx';
import type { SectionRow } from './section-row.ts';

/** A section that a built page draws anew when its vehicle has changed (VDP-30). All others stay as they were built. */
export interface LiveSection {
  /** The values of live fields that decide its look: when one differs, the section says something untrue. */
  shows: (live: LiveFields) => readonly unknown[];
  /** Fetches rows with code, this section's among them. A page fetches only what it must draw anew. */
  load: () => Promise<Readonly<Record<string, SectionRow>>>;
  /** It follows from rules that a built page fetches only when its vehicle has changed. */
  needsRules?: true;
  /** Its links lead to tools, so it is drawn once more when those are there. */
  leadsToTools?: true;
}

/** What decides what is shown as the price (PRICE-01…07). */
const showsPrice = (live: LiveFields): readonly unknown[] => [
  isAvailable(live),
  live.price,
  live.beforePrice,
  live.offerPrice,
  live.priceType,
  live.statedExGst,
  live.subscriptionPrice,
  live.preorder,
  live.stateAverageMarketPrice,
  live.averageMarketPrice,
];

/** What the effective price follows from. */
const showsAmount = ({ price, offerPrice, priceType }: LiveFields): readonly unknown[] => [
  price,
  offerPrice,
  priceType,
];

/** Nearly every change concerns these, so they come with what corrects a page. */
const loadSale = () => Promise.resolve(saleSections);
const loadTools = async () => (await import('./tool-sections.ts')).toolSections;

export const liveSections = {
  gallery: {
    shows: ({ photosCount }) => [photosCount],
    load: async () => (await import('./gallery-section.tsx')).gallerySection,
  },
  tag: {
    shows: ({ status, tag, reserved, certified }) => [status, tag, reserved, certified],
    load: loadSale,
  },
  certified: {
    shows: (live) => [isAvailable(live), live.certified],
    load: async () => (await import('./certified-section.tsx')).certifiedSection,
    needsRules: true,
  },
  price: { shows: showsPrice, load: loadSale },
  market: { shows: showsPrice, load: loadSale },
  actions: {
    shows: (live) => [
      ...[live.status, live.sold, live.reserved, live.preorder, live.photosCount, live.reserveDeposit],
      // What a button leads to, such as a calculator, may need a price.
      ...showsAmount(live),
    ],
    load: loadSale,
    leadsToTools: true,
  },
  estimate: {
    shows: (live) => [isAvailable(live), ...showsAmount(live), live.subscriptionPrice],
    load: async () => (await import('./estimate-section.tsx')).estimateSection,
    needsRules: true,
  },
  similar: {
    shows: (live) => [isAvailable(live)],
    load: async () => (await import('./similar-section.tsx')).similarSection,
  },
  finance: {
    shows: (live) => [isAvailable(live), ...showsAmount(live)],
    load: loadTools,
    needsRules: true,
  },
  reserve: {
    shows: (live) => [
      ...[live.status, live.sold, live.reserved, live.preorder, live.reserveDeposit],
      ...showsAmount(live),
    ],
    load: async () => (await import('./reserve-section.tsx')).reserveSection,
  },
  fuelCost: { shows: (live) => [isAvailable(live)], load: loadTools, needsRules: true },
  delivery: { shows: (live) => [isAvailable(live)], load: loadTools },
  priceComparison: {
    shows: (live) => [
      isAvailable(live),
      // The words beside a price decide whether a new vehicle shows it.
      ...(['new', 'used'] as const).map((carType) => findEffectivePrice({ ...live, carType }) === null),
    ],
    load: loadTools,
  },
  header: {
    // Who may have it decides about the trade-in button.
    shows: (live) => [live.status, live.sold, live.reserved, live.photosCount, ...showsPrice(live)],
    load: loadSale,
    leadsToTools: true,
  },
  bar: {
    // Who has it decides whether it can be reserved.
    shows: (live) => [live.status, live.sold, live.reserved, ...showsPrice(live)],
    load: loadSale,
  },
} satisfies Record<string, LiveSection>;

export type LiveSectionName = keyof typeof liveSections;

/** All names, in the order of the table. */
export const liveSectionNames = Object.keys(liveSections) as LiveSectionName[];

/** The row of a name, with whatever it leaves out. */
export const findLiveSection = (name: LiveSectionName): LiveSection => liveSections[name];
