import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSearch, openEmptySearch } from '../scripts/sandbox/search/open-search.ts';

let search: OpenSearch;
beforeAll(() => {
  search = openEmptySearch();
});
afterAll(() => search.close());

const create = (name: string) =>
  search.request('POST', '/collections', { name: 'c', fields: [{ name, type: 'auto' }] });

test.each(['.*(a+)+', '(.*)*', '.*.*.*', '.*[', 'a|.*', '.*a{1,9}{1,9}'])(
  'the field %s, a costly or broken pattern, is refused by name',
  async (name) => {
    const { status, body } = await create(name);
    expect([status, String(body.message)]).toEqual([400, expect.stringContaining(name)]);
  },
);

test.each(['.*', 'spec_.*', '.*_facet', 'spec_.*_facet'])(
  '%s takes names of any length at once',
  async (name) => {
    expect((await create(name)).status).toBe(201);
    const before = process.cpuUsage();
    await search.request('POST', '/collections/c/documents', {
      id: '1',
      [`spec_${'a'.repeat(50_000)}!`]: 'x',
    });
    const { user } = process.cpuUsage(before);
    expect(user / 1000).toBeLessThan(1000);
    await search.request('DELETE', '/collections/c');
  },
);
