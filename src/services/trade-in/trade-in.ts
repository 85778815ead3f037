import { tradeInLookup } from '#contract/answers/trade-in-lookup.ts';
import { tradeInValuation } from '#contract/answers/trade-in-valuation.ts';
import type { LookupRequest, ValuationRequest, ValuationResult } from '#contract/trade-in.ts';
import type { ConditionQuestion, OwnCar } from '#domain/trade-in/own-car.ts';
import type { Valuation } from '#domain/trade-in/valuation.ts';
import { fetchJsonIfFound, fetchText } from '../site/http.ts';
import { parseAnswer } from '../site/parse-answer.ts';

/** What a register says of a plate. */
export interface FoundCars {
  cars: OwnCar[];
  questions: ConditionQuestion[];
  /** Where there is no car: the state that has this plate. */
  otherState: string | null;
}

const post = (body: object) =>
  ({ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }) as const;

/** Looks up a registration (TRADE-03); null where nobody knows it. Throws ServiceError. */
export async function lookUpRegistration(apiUrl: string, asked: LookupRequest): Promise<FoundCars | null> {
  const url = new URL(`${apiUrl}/trade-in/lookups`);
  const answer = await fetchJsonIfFound(url, { ...post(asked), timeout: 10_000 });
  if (answer === undefined) return null;
  const { vehicles, questions, other_state } = parseAnswer(tradeInLookup, answer);
  return { cars: vehicles, questions, otherState: other_state };
}

/** Values a car (TRADE-03); null where there is no estimate. Throws ServiceError. */
export async function fetchValuation(apiUrl: string, asked: ValuationRequest): Promise<Valuation | null> {
  const url = new URL(`${apiUrl}/trade-in/valuations`);
  const answer = await fetchJsonIfFound(url, { ...post(asked), timeout: 10_000 });
  if (answer === undefined) return null;
  const { id, low, high, valued_at, valid_until } = parseAnswer(tradeInValuation, answer);
  return { id, low, high, valuedAt: valued_at, validUntil: valid_until };
}

/** Keeps the result of a valuation beside its lead (FORM-22). May be repeated. Throws ServiceError. */
export async function saveValuation(apiUrl: string, result: ValuationResult): Promise<void> {
  await fetchText(new URL(`${apiUrl}/miscellaneous`), { ...post(result), retries: 2, keepalive: true });
}
