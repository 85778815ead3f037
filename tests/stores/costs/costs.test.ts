import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createServer, type Server } from 'node:http';
import { $autogauge, readAutoGauge } from '#stores/vehicle/autogauge.ts';
import { $delivery, askDelivery, forgetDelivery } from '#stores/costs/delivery.ts';
import { listen } from '../../listen.ts';

let server: Server;
let api: string;
let answer: { status: number; body: unknown };
let asked: string[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  api = `${await listen(server)}/api`;
});
afterAll(() => server.close());
beforeEach(() => {
  asked = [];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'debug').mockImplementation(() => undefined);
});

describe('delivery', () => {
  test.each([
    ['DELV-01: nothing typed', '', 'empty'],
    ['FORM-13: three digits', '400', 'invalid'],
    ['FORM-13: a thousands separator', '4,00', 'invalid'],
  ])('%s is not asked about', async (_name, postcode, problem) => {
    await askDelivery(api, '1', postcode);
    expect($delivery.get()).toMatchObject({ status: 'error', problem, estimate: null });
    expect(asked).toEqual([]);
  });

  test('DELV-02: loading, then the price with its region; typing on forgets it', async () => {
    answer = { status: 200, body: { price: 189.6, name: 'Brisbane' } };
    const done = askDelivery(api, '8067', '4000');
    expect($delivery.get().status).toBe('loading');
    await done;
    expect($delivery.get()).toMatchObject({ status: 'result', estimate: { price: 190, region: 'Brisbane' } });
    expect(asked).toEqual(['/api/delivery?postcode=4000&car_id=8067']);
    forgetDelivery();
    expect($delivery.get()).toMatchObject({ status: 'idle', estimate: null });
  });

  test.each<[string, number, unknown, string]>([
    ['DELV-03: no price', 200, { price: null }, 'no-price'],
    ['DELV-03: not found', 404, {}, 'no-price'],
    ['an answer of another shape', 200, { price: 'cheap' }, 'unreachable'],
    ['a refusal', 400, {}, 'unreachable'],
  ])('%s', async (_name, status, body, problem) => {
    answer = { status, body };
    await askDelivery(api, '1', '0872');
    expect($delivery.get()).toMatchObject({ status: 'error', problem });
  });
});

describe('price comparison', () => {
  const whole = {
    ...{ fill: 0.4, listing_price: 30_000, market_range_min: 28_000, market_range_max: 33_000 },
    ...{ confidence: 0.5, description: 'Fair' },
  };
  test.each<[string, number, unknown, 'shown' | 'hidden']>([
    ['GAUG-01: everything there', 200, whole, 'shown'],
    ['GAUG-02: a confidence of 0.2 is not above 0.2', 200, { ...whole, confidence: 0.2 }, 'hidden'],
    ['GAUG-02: 0.21 is', 200, { ...whole, confidence: 0.21 }, 'shown'],
    ['GAUG-02: a range that ends below the price', 200, { ...whole, market_range_max: 29_999 }, 'hidden'],
    ['GAUG-02: a range that ends at the price', 200, { ...whole, market_range_max: 30_000 }, 'shown'],
    ['GAUG-02: a field is missing', 200, { ...whole, description: undefined }, 'hidden'],
    ['GAUG-03: empty', 200, null, 'hidden'],
    ['GAUG-03: empty in another way', 200, {}, 'hidden'],
    ['GAUG-03: a vehicle that is not known there', 404, { message: 'No such vehicle.' }, 'hidden'],
    ['GAUG-03: a failure', 500, {}, 'hidden'],
  ])('%s', async (_name, status, body, expected) => {
    answer = { status, body };
    await readAutoGauge(api, '2021-mazda-cx-5-1');
    expect($autogauge.get().status).toBe(expected);
    expect(asked).toEqual(['/api/cars/2021-mazda-cx-5-1/autogauge']);
  });

  test('GAUG-03: failure and emptiness are logged', async () => {
    answer = { status: 503, body: {} };
    await readAutoGauge(api, 'x');
    expect(console.warn).toHaveBeenCalledOnce();
    for (const nothing of [
      { status: 200, body: null },
      { status: 404, body: {} },
    ]) {
      answer = nothing;
      await readAutoGauge(api, 'x');
    }
    expect(console.warn).toHaveBeenCalledOnce();
    expect(console.debug).toHaveBeenCalledTimes(2);
  });
});
