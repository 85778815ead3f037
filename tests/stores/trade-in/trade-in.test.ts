import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { leadDocument, type Lead } from '#domain/lead/document.ts';
import { newLead } from '../../services/lead/lead.ts';
import { openBrowser } from '../browser.ts';

openBrowser();
const store = await import('#stores/trade-in/trade-in.ts');
const { readFigure } = await import('#stores/trade-in/figure.ts');
const { $outbox, $refused } = await import('#stores/lead/outbox.ts');
const { $tradeIn, beginAnew, chooseCar, decide, goBack, lookUpCar, prepareLead, resumeTradeIn } = store;

const rules = {
  ...{ minPrice: 200, enforceLimits: false, years: 7, kilometres: 100_000, hasEstimates: true },
  questions: [{ id: 'keys', question: 'Are there two keys?', answers: ['Yes', 'No'] }],
};
const leads = { name: 'http' as const, url: 'https://dealer.example/leads' };
const settings = {
  ...{ apiUrl: 'https://dealer.example/api', slug: 'harbour', leads, rules, uploads: false },
};
const plate = { registration: ' abc-123', state: 'QLD' };
const kia = { id: 'c1', make: 'Kia', model: 'Rio', badge: 'S', year: new Date().getFullYear() - 2 };
const questions = [{ id: 'accident', question: 'An accident?', answers: ['No', 'Yes'] }];
const now = Math.floor(Date.now() / 1_000);
const figure = { id: 'v1', low: 9_000, high: 10_500, valued_at: now, valid_until: now + 86_400 };

/** What the API answers, by the end of the path: a status, or a body; what is not there is no connection. */
let answers: Record<string, number | object>;
const asked: { path: string; body: Record<string, unknown> }[] = [];
const bodyOf = (path: string): Record<string, unknown> | undefined =>
  asked.findLast((one) => one.path.endsWith(path))?.body;

beforeEach(() => {
  answers = {
    lookups: { vehicles: [kia], questions },
    valuations: figure,
    miscellaneous: { success: true },
    leads: { lead_id: 77 },
  };
  asked.length = 0;
  beginAnew();
  $outbox.set([]);
  Object.assign(window.location, { origin: 'https://www.harbour.example', pathname: '/trade-in/' });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (url: URL, { body }: { body: string }) => {
    asked.push({ path: url.pathname, body: JSON.parse(body) as Record<string, unknown> });
    const answer = answers[url.pathname.split('/').at(-1) ?? ''];
    if (answer === undefined) return Promise.reject(new TypeError('no connection'));
    return Promise.resolve(
      typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer),
    );
  });
});

/** Up to the lead, which is stored. */
async function comeToResult(
  car: typeof kia | (Omit<typeof kia, 'id'> & { id: null }) = kia,
  kilometres = 40_000,
) {
  await lookUpCar(settings, plate);
  chooseCar(car);
  store.answerQuestion('accident', 'No');
  store.setKilometres(kilometres);
  const lead: Lead = { ...newLead(), ...(await prepareLead(settings, 'D7')) };
  store.settleLead(settings, lead, 'sent');
  await vi.waitFor(() => expect($tradeIn.get().step).toBe('result'), { timeout: 10_000 });
  return v.parse(leadDocument, lead);
}

describe('TRADE-03 the look-up of a registration', () => {
  test('asks by the plate of the register, and brings car and questions', async () => {
    await lookUpCar(settings, plate);
    expect(bodyOf('lookups')).toEqual({ dealership_slug: 'harbour', rego: 'ABC123', regoState: 'QLD' });
    expect($tradeIn.get()).toMatchObject({
      step: 'car',
      lookup: 'found',
      cars: [kia],
      questions,
      busy: null,
    });
  });

  test.each<[string, number | object | undefined, object]>([
    ['knows no car', 404, { lookup: 'unknown', otherState: null }],
    ['knows it elsewhere', { vehicles: [], other_state: 'NSW' }, { lookup: 'elsewhere', otherState: 'NSW' }],
    ['is down', 503, { lookup: 'down' }],
    ['is asked too often', 429, { lookup: 'down' }],
    ['answers something else', { cars: [] }, { lookup: 'down' }],
    ['cannot be reached', undefined, { lookup: 'down' }],
  ])('that %s is no dead end: the shopper describes the car', async (_, answer, expected) => {
    if (answer === undefined) delete answers['lookups'];
    else answers['lookups'] = answer;
    await lookUpCar(settings, plate);
    expect($tradeIn.get()).toMatchObject({ step: 'car', cars: [], questions: rules.questions, ...expected });
  });

  test('a second press asks nothing', async () => {
    await Promise.all([lookUpCar(settings, plate), lookUpCar(settings, plate)]);
    expect(asked).toHaveLength(1);
  });

  test('a dealer who values by hand asks nobody, and keeps the plate', async () => {
    await lookUpCar({ ...settings, rules: { ...rules, hasEstimates: false } }, plate);
    expect(asked).toEqual([]);
    expect($tradeIn.get()).toMatchObject({ step: 'car', lookup: 'skipped', registration: 'ABC123' });
  });
});

describe('TRADE-02 the lead of a trade-in', () => {
  test('says car, answers, estimate, page and browser, and that a decision may follow', async () => {
    expect(await comeToResult()).toMatchObject({
      ...{ rego: 'ABC123', regoState: 'QLD', own_make: 'Kia', own_model: 'Rio', own_badge: 'S' },
      ...{ kilometres: '40000', valuation_id: 'v1', valuation_low: 9_000, valuation_high: 10_500 },
      adjustmentAnswers: [{ id: 'accident', question: 'An accident?', answer: 'No' }],
      ...{ form_completed: false, source: 'Website', car_dealership_id: 'D7' },
      url: 'https://www.harbour.example/trade-in/',
      user_agent: navigator.userAgent,
    });
    expect(bodyOf('valuations')).toEqual({
      ...{ dealership_slug: 'harbour', id: 'c1', kilometres: 40_000 },
      adjustmentAnswers: [{ id: 'accident', answer: 'No' }],
    });
  });

  test.each<[string, () => Promise<Lead>, string]>([
    ['no estimate', () => ((answers['valuations'] = 404), comeToResult()), 'noEstimate'],
    ['a valuation that is down', () => ((answers['valuations'] = 500), comeToResult()), 'unavailable'],
    ['a car in the shopper’s words', () => comeToResult({ ...kia, id: null }), 'described'],
  ])('with %s asks for an appraisal, and is whole', async (_, come, end) => {
    expect(await come()).toMatchObject({ subcategory: 'Trade-in Appraisal', form_completed: true });
    expect($tradeIn.get()).toMatchObject({ end, valuation: null });
    expect(readFigure()).toBeNull();
    expect(bodyOf('miscellaneous')).toBeUndefined();
  });

  test('C59 limits are told, and end nothing unless the dealer says so', async () => {
    await comeToResult({ ...kia, year: 2001 }, 300_000);
    expect($tradeIn.get().end).toBe('estimate');
    beginAnew();
    asked.length = 0;
    await lookUpCar(settings, plate);
    chooseCar({ ...kia, year: 2001 });
    store.setKilometres(10_000);
    const strict = { ...settings, rules: { ...rules, enforceLimits: true } };
    expect(await prepareLead(strict, 'D7')).toMatchObject({ form_completed: true });
    expect(bodyOf('valuations')).toBeUndefined();
    expect($tradeIn.get().end).toBe('beyond');
  });
});

describe('TRADE-02 the decision', () => {
  test.each([
    [true, 'Trade-in Offer Accepted'],
    [false, 'Trade-in Offer Not Accepted'],
  ])('accepted %s is a lead that goes on with the first', async (isAccepted, subcategory) => {
    const first = await comeToResult();
    await decide(settings, isAccepted);
    const sent = bodyOf('leads') as { userData: Lead; isLastStep: boolean };
    expect(sent.isLastStep).toBe(true);
    expect(v.parse(leadDocument, sent.userData)).toMatchObject({
      ...{ lead_id: first.id, form_completed: true, offer_accepted: isAccepted, subcategory },
      ...{ email: first.email, rego: 'ABC123', valuation_id: 'v1' },
    });
    expect(sent.userData.id).not.toBe(first.id);
    expect($tradeIn.get()).toMatchObject({ isAccepted, waitsFor: null, busy: null });
  });

  test('is sent once, and waits in the outbox while nobody answers', async () => {
    await comeToResult();
    delete answers['leads'];
    await Promise.all([decide(settings, true), decide(settings, false)]);
    await decide(settings, false);
    expect($outbox.get().map(({ lead }) => lead.offer_accepted)).toEqual([true]);
    // The page looks for this lead to tell whether it has arrived, and not for the first one, which has.
    expect($tradeIn.get()).toMatchObject({ isAccepted: true, waitsFor: $outbox.get()[0]?.lead.id });
  });

  test('that is refused is not made, and the shopper may decide again', async () => {
    const first = await comeToResult();
    answers['leads'] = { error: 'No such lead.' };
    await decide(settings, true);
    expect($tradeIn.get()).toMatchObject({ isAccepted: null, waitsFor: null, busy: null });
    expect($refused.get()?.lead_id).toBe(first.id);
    expect($outbox.get()).toEqual([]);
    answers['leads'] = { lead_id: 78 };
    await decide(settings, true);
    expect($tradeIn.get()).toMatchObject({ isAccepted: true, waitsFor: null });
  });
});

test('TRADE-05 FORM-22 a result that cannot be saved is told to the console alone', async () => {
  answers['miscellaneous'] = 422;
  const lead = await comeToResult();
  await vi.waitFor(
    () => expect(vi.mocked(console.warn).mock.calls.at(-1)?.[0]).toBe('Failed to save valuation data'),
    { timeout: 10_000 },
  );
  expect(bodyOf('miscellaneous')).toMatchObject({ lead_id: lead.id, valuation: figure });
  expect($tradeIn.get()).toMatchObject({ step: 'result', end: 'estimate', waitsFor: null });
});

describe('a tab', () => {
  test('goes on where it was, and knows the range without the car', async () => {
    await comeToResult();
    const before = $tradeIn.get();
    $tradeIn.set(store.untouchedState);
    resumeTradeIn();
    expect($tradeIn.get()).toMatchObject({ ...before, at: expect.any(Number) as number });
    expect(readFigure()).toMatchObject({ low: 9_000, high: 10_500 });
    expect(sessionStorage.getItem('forecourt:trade-in:figure')).not.toContain('ABC');
  });

  test('forgets a range that is over', async () => {
    answers['valuations'] = { ...figure, valued_at: 100, valid_until: 200 };
    await comeToResult();
    expect(readFigure()).toBeNull();
  });

  test('goes back a step at a time, and forgets all when begun anew', async () => {
    await lookUpCar(settings, plate);
    chooseCar(kia);
    goBack();
    goBack();
    goBack();
    expect($tradeIn.get()).toMatchObject({ step: 'registration', registration: 'ABC123' });
    beginAnew();
    expect(sessionStorage.getItem('forecourt:trade-in')).toBeNull();
    expect($tradeIn.get().registration).toBe('');
  });
});
