import { expect, test } from 'vitest';
import { createLiveLine } from '#islands/listing/live-line.ts';
import type { SearchParameters } from '#islands/listing/search-parameters.ts';

/** InstantSearch as a connector meets it: it searches for its parameters, and goes back to answered ones after a failure. */
function createInstantSearch(line: ReturnType<typeof createLiveLine>) {
  const asked: string[] = [];
  let onError: (event: { error: unknown }) => void = () => undefined;
  interface State {
    query?: string;
    setQueryParameters: (some: Partial<SearchParameters>) => State;
  }
  const stateOf = (parameters: Partial<SearchParameters>): State => ({
    ...parameters,
    setQueryParameters: (some) => stateOf({ ...parameters, ...some }),
  });
  const helper = {
    state: stateOf({}),
    setState: (state: State) => {
      helper.state = state;
      return helper;
    },
    search: () => void asked.push(helper.state.query ?? ''),
  };
  const instance = {
    status: 'idle',
    on: (_: string, listener: typeof onError) => {
      onError = listener;
    },
  };
  const widget = line.connector(() => undefined)({}) as unknown as Record<
    'init' | 'render',
    (options: object) => void
  > & { getWidgetSearchParameters: (state: State) => State };
  return {
    asked,
    mount() {
      widget.init({ helper, instantSearchInstance: instance });
      helper.setState(widget.getWidgetSearchParameters(helper.state)).search();
    },
    answer(nbHits: number) {
      const results = { hits: [], nbHits, nbPages: 1, page: 0, facets: [], disjunctiveFacets: [] };
      widget.render({ results, instantSearchInstance: instance });
    },
    fail(error: Error, answered: string) {
      helper.setState(stateOf({ query: answered }));
      onError({ error });
    },
  };
}
const question = (query: string) => ({ query }) as SearchParameters;

test('what is asked before InstantSearch is there is its first search', async () => {
  const line = createLiveLine();
  const first = line.ask(question('kia'));
  const search = createInstantSearch(line);
  search.mount();
  expect(search.asked).toEqual(['kia']);
  search.answer(72);
  expect(await first).toMatchObject({ count: 72, page: 1 });
});

test('SRCH-08 after a failure it is asked what is chosen now, not what was answered last', async () => {
  const line = createLiveLine();
  const search = createInstantSearch(line);
  const first = line.ask(question('kia'));
  search.mount();
  search.answer(72);
  await first;
  const second = line.ask(question('kia gwm'));
  search.fail(new Error('offline'), 'kia');
  await expect(second).rejects.toThrow('offline');
  const again = line.ask(question('kia gwm'));
  search.answer(135);
  expect(await again).toMatchObject({ count: 135 });
  expect(search.asked).toEqual(['kia', 'kia gwm', 'kia gwm']);
});
