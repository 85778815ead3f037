import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ADMIN, type OpenSearch, openYard, scope } from './open-search.ts';

let search: OpenSearch;
let searchKey: string;
beforeAll(async () => {
  search = await openYard();
  searchKey = await search.createKey(['documents:search'], ['yard']);
});
afterAll(() => search.close());

/** Text made of what the grammars care about, and of anything. */
const piece = fc.oneof(
  fc.constantFrom(
    'make',
    'price',
    'extras',
    'certified',
    'id',
    ':',
    ':=',
    ':!=',
    '>',
    '<=',
    '..',
    '[',
    ']',
    '(',
    ')',
  ),
  fc.constantFrom(
    '`',
    '&&',
    '||',
    ',',
    '*',
    '-',
    '"',
    ' ',
    '\0',
    '\n',
    '__proto__',
    'constructor',
    '_eval',
    '%',
    '\\',
  ),
  fc.constantFrom(
    'Toyota',
    'SUV',
    '1',
    '-1',
    '1e400',
    'NaN',
    '99999999999999999999',
    'sort_by',
    'asc',
    'desc',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);
const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(''));
const name = fc.constantFrom(
  'q',
  'query_by',
  'filter_by',
  'sort_by',
  'facet_by',
  'facet_query',
  'group_by',
  'page',
  'per_page',
  'offset',
  'limit',
  'include_fields',
  'exclude_fields',
  'num_typos',
  'prefix',
  'query_by_weights',
  'max_facet_values',
  'group_limit',
  'highlight_fields',
  'highlight_full_fields',
  'snippet_threshold',
  'highlight_affix_num_tokens',
  'drop_tokens_mode',
  'typo_tokens_threshold',
  'max_candidates',
  'text_match_type',
  'pinned_hits',
  'filter_curated_hits',
);
const parameters = fc.dictionary(name, text, { maxKeys: 6 });

async function expectAlive(): Promise<void> {
  expect((await search.request('GET', '/health')).body).toEqual({ ok: true });
  expect((await search.search({ q: 'golf', query_by: 'title' })).body.found).toBe(1);
}

test('no search parameter brings the service down or to a status of 500', async () => {
  await fc.assert(
    fc.asyncProperty(parameters, async (given) => {
      const one = { collection: 'yard', query_by: 'title,make', q: '*', ...given };
      const { status, body } = await search.request('POST', '/multi_search', { searches: [one] });
      expect(status).toBeLessThan(500);
      expect(body).toBeDefined();
    }),
    { numRuns: 500 },
  );
  await expectAlive();
});

test('no filter and no parameter leads out of a scoped key', async () => {
  await fc.assert(
    fc.asyncProperty(parameters, text, async (given, filter) => {
      const key = scope(searchKey, { filter_by: 'body:=`SUV`' });
      const one = { q: '*', query_by: 'title', ...given, filter_by: filter, collection: 'yard' };
      const answer = await search.request('POST', '/multi_search', { searches: [one] }, { key });
      const result = answer.body.results?.[0] ?? {};
      const hits = [
        ...(result.hits ?? []),
        ...(result.grouped_hits ?? []).flatMap((group: { hits: [] }) => group.hits),
      ];
      for (const { document } of hits) expect(['SUV', undefined]).toContain(document.body);
      expect(result.found_docs ?? result.found ?? 0).toBeLessThanOrEqual(3);
    }),
    { numRuns: 500 },
  );
});

test('no body brings the service down', async () => {
  const bodies = fc.oneof(
    text,
    fc.json(),
    fc.object().map((value) => JSON.stringify(value)),
    fc.constantFrom(
      '[',
      'null',
      '[]',
      '"x"',
      '{"fields":[{"name":".*(","type":"auto"}],"name":"r"}',
      '['.repeat(5000),
    ),
  );
  const targets = fc.constantFrom(
    ['POST', '/collections'],
    ['PATCH', '/collections/scrap'],
    ['POST', '/keys'],
    ['PUT', '/aliases/x'],
    ['POST', '/multi_search'],
    ['POST', '/collections/scrap/documents'],
    ['PATCH', '/collections/scrap/documents/1'],
    ['POST', '/collections/scrap/documents/import'],
    ['POST', '/collections/scrap/documents?action=emplace'],
    ['POST', '/collections/scrap/documents/import?action=upsert&dirty_values=coerce_or_drop'],
    ['PATCH', '/collections/scrap/documents?filter_by=id:*'],
  );
  await search.request('POST', '/collections', { name: 'scrap', fields: [{ name: '.*', type: 'auto' }] });
  await fc.assert(
    fc.asyncProperty(targets, bodies, async ([method = '', path = ''], body) => {
      expect((await search.request(method, path, body)).status).toBeLessThan(500);
    }),
    { numRuns: 500 },
  );
  await expectAlive();
  search.reopen();
  await expectAlive();
});

test('a huge body is refused', async () => {
  const huge = `{"id":"h","title":"${'x'.repeat(1_100_000)}"}`;
  const answer = await search.request('POST', '/collections/yard/documents', huge);
  expect([answer.status, answer.body.message]).toEqual([
    413,
    'Request body is too large: 1048576 bytes is the most.',
  ]);
  await expectAlive();
});

test('keys and ids of JavaScript itself are plain data', async () => {
  const document =
    '{"id":"__proto__","title":"P","make":"M","model":"M","body":"B","extras":[],"certified":true,"added":1,"__proto__":{"x":1},"constructor":"c"}';
  expect((await search.request('POST', '/collections/yard/documents', document)).status).toBe(201);
  const { text: stored } = await search.request('GET', '/collections/yard/documents/__proto__');
  expect(JSON.parse(stored)).toEqual(JSON.parse(document));
  expect(({} as { x?: number }).x).toBeUndefined();
  await search.request('DELETE', '/collections/yard/documents/__proto__');
});

// Microseconds of processor time: a busy machine is slow, not wrong.
test('many stars in a list of fields cost no time', async () => {
  const started = process.cpuUsage();
  const { body } = await search.search({
    q: '*',
    query_by: 'title',
    per_page: 1,
    include_fields: `${'*'.repeat(60)}x,${'*e'.repeat(60)}x`,
  });
  expect(body.hits[0].document).toEqual({});
  // With a regular expression: for ever.
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});

test('half a character is no JSON: the index file would keep another one for all of them', async () => {
  const half = (at: string): string => JSON.stringify(String.fromCharCode(0xd800 + Number(at)));
  const fields = '[{"name":"k","type":"string"}]';
  for (const at of ['0', '1']) {
    const made = await search.request('POST', '/collections', `{"name":${half(at)},"fields":${fields}}`);
    expect([made.status, made.body.message]).toEqual([400, 'Bad JSON: half a character.']);
    const key = `{"description":"x","actions":["*"],"collections":["*"],"value":${half(at)}}`;
    expect((await search.request('POST', '/keys', key)).status).toBe(400);
  }
  const line = `{"id":"h",${half('0')}:1}`;
  const { text: told } = await search.request('POST', '/collections/yard/documents/import', line);
  expect(JSON.parse(told)).toMatchObject({ success: false, error: 'Bad JSON: half a character.' });
  // Two halves are a whole, and a backslash before them is text.
  const whole =
    '{"id":"w","title":"\\ud83d\\ude97 \\\\ud800","make":"M","model":"M","body":"B","extras":[],"certified":true,"added":1}';
  expect((await search.request('POST', '/collections/yard/documents', whole)).body.title).toBe('🚗 \\ud800');
  await search.request('DELETE', '/collections/yard/documents/w');
});

test('a line without an end is not collected for ever, and the lines beside it are stored', async () => {
  const line = (id: string): string =>
    `{"id":"${id}","title":"T","make":"M","model":"M","body":"B","extras":[],"certified":true,"added":1}`;
  const endless = `{"id":"h","title":"${'x'.repeat(34_000_000)}"}`;
  const { text: told } = await search.request(
    'POST',
    '/collections/yard/documents/import',
    [line('n1'), endless, line('n2')].join('\n'),
  );
  expect(told.split('\n').map((result) => JSON.parse(result) as unknown)).toEqual([
    { success: true },
    { code: 413, error: 'The line is too long: 1048576 characters is the most.', success: false },
    { success: true },
  ]);
  for (const id of ['n1', 'n2']) await search.request('DELETE', `/collections/yard/documents/${id}`);
});

test('a client that goes away in the middle of its body is no failure of the server', async () => {
  const failure = vi.spyOn(console, 'error');
  const broken = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"searches":['));
      controller.error(new Error('aborted'));
    },
  });
  const answer = await search.send(
    new Request('http://search/multi_search', {
      method: 'POST',
      headers: { 'x-typesense-api-key': ADMIN },
      body: broken,
      duplex: 'half',
    } as RequestInit),
  );
  expect(answer.status).toBe(400);
  expect(failure).not.toHaveBeenCalled();
  failure.mockRestore();
});

test('a word of a million letters costs no more than a long one', async () => {
  const started = process.cpuUsage();
  const one = { collection: 'yard', query_by: 'title', q: 'ab'.repeat(500_000), per_page: 1 };
  const { body } = await search.request('POST', '/multi_search', { searches: [one] });
  expect(body.results[0].found).toBe(0);
  expect(process.cpuUsage(started).user).toBeLessThan(5_000_000);
});
