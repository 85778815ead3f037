import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenSearch, openYard } from './open-search.ts';

let search: OpenSearch;
beforeAll(async () => {
  search = await openYard();
});
afterAll(() => search.close());

interface Count {
  readonly value: string;
  readonly count: number;
  readonly highlighted: string;
}

async function facet(parameters: Record<string, unknown>, show: keyof Count = 'value'): Promise<string> {
  const { status, body } = await search.search({ q: '*', query_by: 'title', per_page: 0, ...parameters });
  if (status !== 200) return `${status} ${body.message}`;
  return body.facet_counts[0].counts
    .map((count: Count) => (show === 'value' ? `${count.value}=${count.count}` : count[show]))
    .join('; ');
}

describe('facet_by', () => {
  test.each([
    [
      'by count, then short, then late in the alphabet',
      { facet_by: 'body' },
      'SUV=3; Hatch=3; Ute=2; Van=1; Sedan=1',
    ],
    ['bytes', { facet_by: 'body(sort_by: _alpha:asc)', max_facet_values: 3 }, 'Hatch=3; SUV=3; Sedan=1'],
    ['array', { facet_by: 'extras' }, 'Tow bar=4; Sunroof=4; Bull bar, steel=2; Heated seats & wheel=2'],
    ['numbers', { facet_by: 'price', max_facet_values: 2 }, '47000=3; 99000=1'],
    ['bool', { facet_by: 'certified' }, 'true=5; false=5'],
    ['empty text is no value', { facet_by: 'badge', filter_by: 'make:=Ford' }, ''],
    ['under a filter', { facet_by: 'make', filter_by: 'price:>50000' }, 'Toyota=2; Mercedes-Benz=1'],
    ['named ranges', { facet_by: 'price(low:[0,40000],high:[40000,])' }, 'high=6; low=3'],
    ['prefix of names', { facet_by: 'cert*' }, 'true=5; false=5'],
    [
      'counts groups when grouped',
      { facet_by: 'body', group_by: 'make' },
      'SUV=3; Hatch=3; Ute=2; Van=1; Sedan=1',
    ],
    [
      'overlapping ranges',
      { facet_by: 'price(a:[0,20],b:[10,30])' },
      '400 Ranges in range facet syntax should be continous.',
    ],
    [
      'ranges with a gap',
      { facet_by: 'price(a:[0,20],b:[30,40])' },
      '400 Ranges in range facet syntax should be continous.',
    ],
    ['all values counted anyway', { facet_by: 'certified(top_k:true)' }, 'true=5; false=5'],
    [
      'parents',
      { facet_by: 'certified(return_parent:true)' },
      '400 `return_parent` of a facet is not part of this server.',
    ],
    ['no facet', { facet_by: 'title' }, '404 Could not find a facet field named `title` in the schema.'],
    ['no such prefix', { facet_by: 'zz*' }, '404 Could not find a facet field for `zz*` in the schema.'],
    ['facet query', { facet_by: 'make', facet_query: 'make:to' }, 'Toyota=3'],
    ['facet query with a typo', { facet_by: 'make', facet_query: 'make:toyta' }, 'Toyota=3'],
    ['facet query on numbers', { facet_by: 'price', facet_query: 'price:47' }, '47000=3'],
    [
      'facet query elsewhere',
      { facet_by: 'make', facet_query: 'body:u' },
      '400 Facet query refers to a facet field `body` that is not part of `facet_by` parameter.',
    ],
  ])('%s: %j', async (_name, parameters, expected) => {
    expect(await facet(parameters)).toBe(expected);
  });

  test.each([
    ['make:merc', '<mark>Merc</mark>edes-Benz'],
    ['make:toyta', '<mark>Toyot</mark>a'],
  ])('marks what was typed: %s', async (query, expected) => {
    expect(await facet({ facet_by: 'make', facet_query: query }, 'highlighted')).toBe(expected);
  });

  test('REF-09 stats of numbers cover documents that have a value', async () => {
    const { body } = await search.search({ q: '*', query_by: 'title', facet_by: 'price,make' });
    expect(body.facet_counts[0].stats).toEqual({
      avg: 48_054.444444444445,
      max: 99_000,
      min: 21_000,
      sum: 432_490,
      total_values: 7,
    });
    expect(body.facet_counts[1].stats).toEqual({ total_values: 7 });
  });
});

test('counts of a list follow every write, and a value that comes twice in it counts once', async () => {
  const asked = { facet_by: 'extras', filter_by: 'id:=new' };
  const put = (extras: string[]): Promise<unknown> =>
    search.request('POST', '/collections/yard/documents?action=upsert', {
      id: 'new', title: 'New', make: 'Kia', model: 'Rio', body: 'Hatch', added: 1, certified: false, extras,
    }); // oxfmt-ignore
  await put(['Sunroof', 'Tow bar', 'Sunroof']);
  expect(await facet(asked)).toBe('Tow bar=1; Sunroof=1');
  await put(['Sunroof']);
  expect(await facet(asked)).toBe('Sunroof=1');
  await search.request('DELETE', '/collections/yard/documents/new');
  expect(await facet(asked)).toBe('');
});
