import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { byLeadId, sendOnce } from '#services/lead/send-once.ts';
import { ServiceError } from '#services/site/errors.ts';

afterEach(() => vi.unstubAllGlobals());

const url = new URL('https://crm.example/leads');
type Went = { stored: string | null } | { failed: string };

/** What becomes of a lead whose service answers so; throws where the parser throws what nobody expects. */
async function send(status: number, text: string): Promise<Went> {
  const isEmpty = [204, 205, 304].includes(status);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(isEmpty ? null : text, { status })));
  try {
    return { stored: await sendOnce(url, { body: '{}' }, byLeadId) };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    return { failed: error.kind };
  }
}

/** An object of JSON that says the id of a lead, or an error, or only looks as if. */
const fieldValue = fc.oneof(
  fc.constantFrom<unknown>(null, '', ' ', '\u00a0', 0, -1, 1.5, false, true, [], {}, ['a'], { lead_id: 'x' }),
  fc.string({ maxLength: 6 }),
  fc.integer(),
  fc.jsonValue({ maxDepth: 2 }),
);
const answerObject = fc
  .dictionary(fc.constantFrom('lead_id', 'error', 'message', 'id', 'Lead_Id', '__proto__'), fieldValue, {
    noNullPrototype: true,
  })
  .map((value) => JSON.stringify(value));
const answerText = fc.oneof(
  { weight: 6, arbitrary: answerObject },
  { weight: 2, arbitrary: fc.json() },
  { weight: 1, arbitrary: answerObject.map((text) => text.slice(0, -1)) },
  { weight: 1, arbitrary: answerObject.map((text) => `<html>${text}</html>`) },
  { weight: 1, arbitrary: answerObject.map((text) => `[${text}]`) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', 'null', '{"lead_id":1e999}', '{"lead_id":"a","lead_id":null}', '\ufeff{}'),
  },
);
const statuses = fc.constantFrom(
  ...[200, 201, 202, 204, 226, 299, 300, 304, 307, 400, 401, 403, 404, 405, 408, 409, 410, 413, 418, 422],
  ...[429, 451, 499, 500, 502, 503, 504, 511, 599],
);

/** The rule of FORM-02 and FORM-03 in other words than the parser's: own fields of an object, and nothing else. */
function judge(status: number, text: string): { id: string | null; refuses: boolean } {
  let fields: ReadonlyMap<string, unknown> = new Map();
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === 'object' && !Array.isArray(value))
      fields = new Map(Object.entries(value));
  } catch {
    // No JSON says nothing.
  }
  const given = fields.get('lead_id');
  const isId = (typeof given === 'string' && given.trim() !== '') || Number.isFinite(given);
  return {
    id: isId && status !== 204 ? String(given) : null,
    refuses: Boolean(fields.get('error')) && status !== 204 && status !== 304,
  };
}
const mayStore = (status: number): boolean => status < 300 || status === 409;
const mayRefuse = (status: number): boolean =>
  status < 500 && ![401, 403, 404, 408, 409, 429].includes(status);

describe('FORM-02 FORM-03 the answer to a lead', () => {
  test('stores it exactly where it says an id, and refuses it exactly where it says an error', async () => {
    await fc.assert(
      fc.asyncProperty(statuses, answerText, async (status, text) => {
        const went = await send(status, text);
        const { id, refuses } = judge(status, text);
        if (mayStore(status) && id !== null) expect(went).toEqual({ stored: id });
        else if (mayRefuse(status) && refuses) expect(went).toEqual({ failed: 'rejected' });
        else {
          // Anything else keeps the lead for later, whatever it looks like.
          expect(went).toHaveProperty('failed');
          expect(went).not.toEqual({ failed: 'rejected' });
        }
      }),
      { seed: 20261123, numRuns: 1_500 },
    );
  });

  test.each([
    [200, '{"lead_id":7}', { stored: '7' }],
    [409, '{"lead_id":"a"}', { stored: 'a' }],
    [200, '{"lead_id":1e999}', { failed: 'unreadable' }],
    [200, '{"__proto__":{"lead_id":"a"}}', { failed: 'unreadable' }],
    [200, '[{"lead_id":"a"}]', { failed: 'unreadable' }],
    [200, '{"error":"Spam"}', { failed: 'rejected' }],
    [404, '{"error":"No such form"}', { failed: 'not-found' }],
    [400, '{"message":"Bad gateway"}', { failed: 'unreadable' }],
  ])('%s %s', async (status, text, went) => {
    expect(await send(status, text)).toEqual(went);
  });
});
