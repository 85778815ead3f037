import { map } from 'nanostores';
import { createLeadId, type Lead } from '#domain/lead/lead.ts';
import { decideOn, tellTradeIn } from '#domain/trade-in/lead-facts.ts';
import type { OwnCar } from '#domain/trade-in/own-car.ts';
import {
  parseProgress,
  tradeInSteps,
  untouchedTradeIn,
  type TradeInProgress,
} from '#domain/trade-in/progress.ts';
import { readRegistration, registrationForm } from '#domain/trade-in/registration.ts';
import type { AustralianState } from '#domain/location/location.ts';
import { lookUpRegistration, saveValuation } from '#services/trade-in/trade-in.ts';
import { findStoredId } from '../lead/outbox.ts';
import { sendOrSay } from '../lead/send-or-say.ts';
import { readTabStorage } from '../site/tab-storage.ts';
import { estimate } from './estimate.ts';
import { keepFigure } from './figure.ts';
import { dropPhotos, takePhotos } from './settle-photos.ts';
import type { TradeInSettings } from './trade-in-settings.ts';

const key = 'forecourt:trade-in';

export interface TradeInState extends TradeInProgress {
  /** What is being waited for. */
  busy: 'lookup' | 'decision' | null;
}

/** A trade-in as the page is built with it. */
export const untouchedState: TradeInState = { ...untouchedTradeIn, busy: null };

export const $tradeIn = map<TradeInState>(untouchedState);

/** Takes over a change, and keeps it in the tab: after a reload or a crash the shopper goes on where they were. */
function change(changed: Partial<TradeInState>): void {
  const { busy, ...progress } = { ...$tradeIn.get(), ...changed };
  $tradeIn.set({ ...progress, busy });
  try {
    readTabStorage()?.setItem(key, JSON.stringify({ ...progress, at: Date.now() } satisfies TradeInProgress));
  } catch (error) {
    console.warn('The trade-in could not be kept.', error);
  }
}

/** Goes on where this tab had come. */
export function resumeTradeIn(): void {
  const progress = parseProgress(readTabStorage()?.getItem(key) ?? null, Date.now());
  if (progress) $tradeIn.set({ ...progress, busy: null });
}

/** Forgets the car and all that was answered. */
export function beginAnew(): void {
  dropPhotos();
  readTabStorage()?.removeItem(key);
  $tradeIn.set(untouchedState);
}

export function goBack(): void {
  const { step, busy } = $tradeIn.get();
  const before = tradeInSteps[tradeInSteps.indexOf(step) - 1];
  if (before && busy === null) change({ step: before });
}

/** Whether a registration may be one. */
export const isRegistration = (typed: string): boolean => registrationForm.test(readRegistration(typed));

/**
 * Looks up a registration and goes on, whatever comes of it: who is not found describes the car. A second press while it is
 * under way does nothing.
 */
export async function lookUpCar(
  { apiUrl, slug, rules }: TradeInSettings,
  typed: { registration: string; state: string },
): Promise<void> {
  if ($tradeIn.get().busy) return;
  const asked = { registration: readRegistration(typed.registration), state: typed.state };
  const { questions } = rules;
  if (!rules.hasEstimates)
    return change({ ...untouchedTradeIn, ...asked, step: 'car', lookup: 'skipped', questions });
  change({ ...untouchedTradeIn, ...asked, busy: 'lookup' });
  const regoState = typed.state as AustralianState;
  try {
    const found = await lookUpRegistration(apiUrl, {
      ...{ dealership_slug: slug, rego: asked.registration, regoState },
    });
    const isFound = found !== null && found.cars.length > 0;
    change({
      busy: null,
      step: 'car',
      lookup: isFound ? 'found' : found?.otherState ? 'elsewhere' : 'unknown',
      otherState: isFound ? null : (found?.otherState ?? null),
      cars: found?.cars ?? [],
      questions: found && found.questions.length > 0 ? found.questions : questions,
    });
  } catch (error) {
    console.warn('The registration could not be looked up.', error);
    change({ busy: null, step: 'car', lookup: 'down', questions });
  }
}

/** Goes on without a registration, or without the cars that it found. */
export function skipLookup({ rules }: TradeInSettings): void {
  if ($tradeIn.get().busy) return;
  change({ step: 'car', lookup: 'skipped', cars: [], car: null, questions: rules.questions });
}

/** The shopper's car, found or described. */
export const chooseCar = (car: OwnCar): void => change({ car, step: 'condition' });

export const answerQuestion = (question: string, answer: string): void =>
  change({ answers: { ...$tradeIn.get().answers, [question]: answer } });

export const setKilometres = (kilometres: number): void => change({ kilometres, step: 'contact' });

/** What the lead says of the trade-in, the estimate included where there is one (TRADE-02). Never throws. */
export async function prepareLead(settings: TradeInSettings, dealershipId: string): Promise<Partial<Lead>> {
  const [estimated, { photos, missing }] = await Promise.all([
    estimate($tradeIn.get(), settings),
    takePhotos(settings),
  ]);
  change({ ...estimated, photos: { sent: photos.length, missing } });
  return {
    ...tellTradeIn($tradeIn.get()),
    ...(photos.length > 0 && { photos }),
    car_dealership_id: dealershipId,
    url: window.location.origin + window.location.pathname,
    user_agent: navigator.userAgent.slice(0, 1_000),
  };
}

/** The lead is stored, or waits: the shopper sees the estimate, which the rest of the tab may use from here on. */
export function settleLead({ apiUrl, slug }: TradeInSettings, lead: Lead, status: 'sent' | 'kept'): void {
  const { valuation } = $tradeIn.get();
  const leadId = findStoredId(lead.id);
  change({ step: 'result', lead, leadId, waitsFor: status === 'kept' ? lead.id : null });
  keepFigure(valuation);
  dropPhotos();
  if (!valuation) return;
  const { id, low, high, valuedAt, validUntil } = valuation;
  const result = { id, low, high, valued_at: valuedAt, valid_until: validUntil };
  saveValuation(apiUrl, {
    ...{ dealership_slug: slug, lead_id: leadId, column_name: 'valuation', valuation: result },
  }).catch((error: unknown) => console.warn('Failed to save valuation data', error));
}

/**
 * Tells the dealer what the shopper makes of the estimate. Without an answer it waits in the outbox like any lead; one that is
 * refused is not decided.
 */
export async function decide({ leads }: TradeInSettings, isAccepted: boolean): Promise<void> {
  const { lead, leadId, busy, isAccepted: before } = $tradeIn.get();
  if (!lead || busy || before !== null) return;
  change({ busy: 'decision' });
  const decision = decideOn(lead, {
    ...{ id: createLeadId(), leadId: leadId ?? findStoredId(lead.id) },
    ...{ isAccepted, now: Date.now() },
  });
  const problem = await sendOrSay(leads, decision, null);
  if (problem?.kind === 'rejected') return change({ busy: null });
  change({ busy: null, isAccepted, waitsFor: problem ? decision.id : null });
}
