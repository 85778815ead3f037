import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSearchApp, type SearchApp } from '#scripts/sandbox/search/app.ts';
import { listenNear, type Listening } from '#scripts/serve/listen.ts';
import { judgeAnswer } from './judge-answer.ts';
import { normaliseAnswer } from './normalise-answer.ts';
import { recordedCases, type Answer } from './recorded-case.ts';
import { refusedCases } from './refused-cases.ts';
import { sendCase, type Server } from './send-case.ts';

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
const captured = new Map<string, string>();
const answers = new Map<string, Answer>();
let search: SearchApp;
let listening: Listening;

beforeAll(async () => {
  const adminKey = 'test-admin';
  // The service itself: the sandbox around it is stricter with web pages and with leads.
  search = createSearchApp({ dataDir: folder, apiKey: adminKey });
  listening = await listenNear(search.app, 0, '127.0.0.1');
  const server: Server = { url: `http://127.0.0.1:${listening.port}`, adminKey, captured };
  for (const recorded of recordedCases) answers.set(recorded.id, await sendCase(recorded, server));
});
afterAll(async () => {
  await listening.close();
  search.close();
  rmSync(folder, { recursive: true, force: true });
});

const readAnswer = (id: string): Answer => {
  const answer = answers.get(id);
  if (!answer) throw new Error(`No answer to ${id}`);
  return answer;
};

describe('recorded requests', () => {
  const answered = recordedCases.filter(({ id }) => !(id in refusedCases));

  test.each(answered.map((recorded) => [recorded.id, recorded.why, recorded] as const))(
    '%s: %s',
    (id, _why, recorded) => {
      const answer = normaliseAnswer(readAnswer(id), recorded, captured);
      expect(judgeAnswer(recorded, answer)).toBeNull();
    },
  );

  test.each(Object.entries(refusedCases))('%s is refused: %s', (id, parameter) => {
    expect(readAnswer(id)).toEqual({
      status: 400,
      body: { message: `Parameter \`${parameter}\` is not part of this server.` },
    });
  });

  test('each is there once', () => {
    const ids = recordedCases.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(470);
    expect(Object.keys(refusedCases).filter((id) => !ids.includes(id))).toEqual([]);
  });
});

describe('the judge', () => {
  const good = recordedCases.filter(({ compare }) => compare !== 'confined');

  test('accepts the recording itself', () => {
    for (const recorded of good)
      expect(
        judgeAnswer(recorded, normaliseAnswer(recorded.response, recorded, new Map())),
        recorded.id,
      ).toBeNull();
  });

  test('sees another status in every case', () => {
    for (const recorded of recordedCases)
      expect(judgeAnswer(recorded, { ...recorded.response, status: 500 }), recorded.id).not.toBeNull();
  });

  test('sees another count and another order', () => {
    const searches = recordedCases.filter(({ compare }) => compare === 'order' || compare === 'exact');
    const counted = searches.flatMap((recorded) => {
      const body = recorded.response.body as { found?: number; hits?: unknown[] };
      return body.found === undefined || recorded.ignore?.includes('found') ? [] : [{ recorded, body }];
    });
    expect(counted.length).toBeGreaterThan(150);
    for (const { recorded, body } of counted) {
      const { status } = recorded.response;
      const others: { found?: number; hits?: unknown[] }[] = [{ ...body, found: (body.found ?? 0) + 1 }];
      if ((body.hits?.length ?? 0) > 1) others.push({ ...body, hits: body.hits?.toReversed() ?? [] });
      for (const other of others)
        expect(judgeAnswer(recorded, { status, body: other }), recorded.id).not.toBeNull();
    }
  });

  test('sees a document from outside of a scope, and a value among its counts', () => {
    const recorded = recordedCases.find(({ id }) => id === 'scoped/escape-open');
    if (!recorded) throw new Error('The case is gone');
    const answer = (hits: unknown[], facet_counts: unknown[]): Answer => ({
      status: 200,
      body: { found: 1, hits, facet_counts },
    });
    const victoria = [{ document: { state: 'VIC' } }];
    const counts = [{ field_name: 'state', counts: [{ value: 'NSW' }] }];
    expect(judgeAnswer(recorded, answer(victoria, []))).toBeNull();
    expect(judgeAnswer(recorded, answer([{ document: { state: 'NSW' } }], []))?.found).toEqual(['NSW']);
    expect(judgeAnswer(recorded, answer(victoria, counts))?.found).toEqual(['NSW']);
  });
});
