import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenSearch, openEmptySearch } from '../scripts/sandbox/search/open-search.ts';
import { expectWithin } from './processor.ts';

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
    let time = 0;
    await expectWithin(1_000, async () => {
      // A name that has been seen costs nothing.
      time += 1;
      const document = { id: `d${time}`, [`spec_${'a'.repeat(50_000)}${time}!`]: 'x' };
      await search.request('POST', '/collections/c/documents', document);
    });
    await search.request('DELETE', '/collections/c');
  },
);
