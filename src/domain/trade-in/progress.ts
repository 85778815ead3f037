import * as v from 'valibot';
import { leadEntries } from '../lead/document.ts';
import type { ConditionQuestion, OwnCar } from './own-car.ts';
import type { Valuation } from './valuation.ts';

/** The screens of a trade-in, in their order. */
export const tradeInSteps = ['registration', 'car', 'condition', 'contact', 'result'] as const;

/** What becomes of a trade-in: an estimate, or an appraisal by the dealer and why. */
export type TradeInEnd = 'estimate' | 'described' | 'beyond' | 'noEstimate' | 'unavailable';

const text = v.pipe(v.string(), v.maxLength(300));
const car = v.object({
  id: v.nullable(text),
  make: text,
  model: text,
  badge: text,
  year: v.pipe(v.number(), v.integer()),
}) satisfies v.GenericSchema<OwnCar>;
const question = v.object({
  id: text,
  question: text,
  answers: v.array(text),
}) satisfies v.GenericSchema<ConditionQuestion>;
const valuation = v.object({
  id: text,
  low: v.number(),
  high: v.number(),
  valuedAt: v.number(),
  validUntil: v.number(),
}) satisfies v.GenericSchema<Valuation>;

const schema = v.object({
  /** Epoch milliseconds of the last change. */
  at: v.number(),
  step: v.picklist(tradeInSteps),
  registration: text,
  state: text,
  lookup: v.nullable(v.picklist(['found', 'unknown', 'elsewhere', 'down', 'skipped'])),
  /** State that has the plate, where it is another one. */
  otherState: v.nullable(text),
  /** What the look-up found. */
  cars: v.array(car),
  questions: v.array(question),
  /** The shopper's car; null until one is chosen or described. */
  car: v.nullable(car),
  kilometres: v.nullable(v.number()),
  /** By question. */
  answers: v.record(text, text),
  /** What became of it; null until it was sent. */
  end: v.nullable(v.picklist(['estimate', 'described', 'beyond', 'noEstimate', 'unavailable'])),
  valuation: v.nullable(valuation),
  /** As it was sent, for the lead that goes on with it. */
  lead: v.nullable(v.object(leadEntries)),
  /** Id that the dealer's service gave the lead. */
  leadId: v.nullable(text),
  /** Id of the lead that waits on this device, or waited: the first one or the decision. Null where none did. */
  waitsFor: v.optional(v.nullable(text), null),
  isAccepted: v.nullable(v.boolean()),
  /** How many went with the lead, and how many did not arrive. */
  photos: v.optional(v.object({ sent: v.number(), missing: v.number() }), { sent: 0, missing: 0 }),
});

/** How far somebody has come with a trade-in. Plain data, kept as long as the tab. */
export type TradeInProgress = v.InferOutput<typeof schema>;

/** Where everybody begins. */
export const untouchedTradeIn: TradeInProgress = {
  at: 0,
  step: 'registration',
  registration: '',
  state: '',
  lookup: null,
  otherState: null,
  cars: [],
  questions: [],
  car: null,
  kilometres: null,
  answers: {},
  end: null,
  valuation: null,
  lead: null,
  leadId: null,
  waitsFor: null,
  isAccepted: null,
  photos: { sent: 0, missing: 0 },
};

/** A day: phones are shared. */
const life = 24 * 3_600_000;

/** Reads what a tab keeps; null for anything else, and for what is too old at `now` (epoch milliseconds). */
export function parseProgress(stored: string | null, now: number): TradeInProgress | null {
  try {
    const progress = v.parse(schema, JSON.parse(stored ?? 'null'));
    return progress.at <= now && now - progress.at < life ? progress : null;
  } catch {
    return null;
  }
}
