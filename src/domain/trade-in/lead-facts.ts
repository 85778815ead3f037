import type { Lead } from '../lead/document.ts';
import type { TradeInProgress } from './progress.ts';
import { tellFigure } from './valuation.ts';

type Told = Pick<
  TradeInProgress,
  'registration' | 'state' | 'car' | 'kilometres' | 'answers' | 'questions' | 'end' | 'valuation'
>;

/** What a platform files a trade-in under, by what became of it. */
const subcategories = {
  estimate: 'Trade-in Valuation',
  appraisal: 'Trade-in Appraisal',
} as const;

/**
 * What a lead tells of a trade-in (TRADE-02). Where the shopper is shown an estimate, a second lead with the decision
 * may follow.
 */
export function tellTradeIn(told: Told): Partial<Lead> {
  const { registration, state, car, kilometres, answers, questions, end, valuation } = told;
  const answered = questions.flatMap(({ id, question }) => {
    const answer = answers[id];
    return answer ? [{ id, question, answer }] : [];
  });
  const hasEstimate = end === 'estimate' && valuation !== null;
  return {
    subcategory: subcategories[hasEstimate ? 'estimate' : 'appraisal'],
    ...(registration && { rego: registration, regoState: state }),
    ...(car && {
      own_make: car.make,
      own_model: car.model,
      own_year: String(car.year),
      ...(car.badge && { own_badge: car.badge }),
    }),
    ...(kilometres !== null && { kilometres: String(kilometres) }),
    ...(answered.length > 0 && { adjustmentAnswers: answered }),
    ...tellFigure(hasEstimate ? valuation : null),
    form_completed: !hasEstimate,
  };
}

/**
 * The lead that tells the shopper's decision (TRADE-02). It has an id of its own, so that it is stored once whatever
 * becomes of its answer, and says all of the first again, so that it can be read without it.
 *
 * @param now epoch milliseconds
 */
export const decideOn = (
  lead: Lead,
  { id, leadId, isAccepted, now }: { id: string; leadId: string; isAccepted: boolean; now: number },
): Lead => ({
  ...lead,
  id,
  created_at: Math.floor(now / 1_000),
  lead_id: leadId,
  subcategory: isAccepted ? 'Trade-in Offer Accepted' : 'Trade-in Offer Not Accepted',
  form_completed: true,
  offer_accepted: isAccepted,
});
