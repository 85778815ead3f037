import type { useConnector } from 'react-instantsearch';
import type { SearchResult } from '#domain/search/result.ts';
import type { CardVehicle } from '#domain/vehicle/vehicle.ts';
import { readResult } from './read-result.ts';
import type { SearchParameters } from './search-parameters.ts';

/* eslint-disable @typescript-eslint/consistent-type-definitions -- InstantSearch asks for types with an index signature */
type LineDescription = {
  $$type: string;
};
/* eslint-enable @typescript-eslint/consistent-type-definitions */

type LineConnector = Parameters<typeof useConnector<Record<string, unknown>, LineDescription>>[0];
type Helper = Parameters<NonNullable<ReturnType<ReturnType<LineConnector>>['init']>>[0]['helper'];

/** The way to InstantSearch and back. */
export interface LiveLine {
  /** InstantSearch's part: mounted once, it searches for what was asked last. */
  connector: LineConnector;
  /**
   * Resolves with the answer; rejects with the error of the search client. A question that is overtaken by another
   * never resolves.
   */
  ask: (parameters: SearchParameters) => Promise<SearchResult<CardVehicle>>;
}

/**
 * The listing as one connector of InstantSearch, which passes the whole state at once instead of one widget per filter.
 * Each question carries the whole state, because InstantSearch goes back to the last answered one after a failure.
 */
export function createLiveLine(): LiveLine {
  let helper: Helper | null = null;
  let latest: SearchParameters | null = null;
  let waiting: {
    resolve: (result: SearchResult<CardVehicle>) => void;
    reject: (error: unknown) => void;
  } | null = null;
  const search = (): void => {
    if (latest) helper?.setState(helper.state.setQueryParameters(latest)).search();
  };
  const connector: LineConnector =
    (render, unmount = () => undefined) =>
    (widgetParams) => ({
      $$type: 'forecourt.listing',
      init({ helper: given, instantSearchInstance }) {
        helper = given;
        instantSearchInstance.on('error', ({ error }: { error: unknown }) => waiting?.reject(error));
        render({ widgetParams, instantSearchInstance }, true);
      },
      render({ results, instantSearchInstance: { status } }) {
        if (results && !results.__isArtificial && status === 'idle') waiting?.resolve(readResult(results));
      },
      dispose: () => unmount(),
      getRenderState: (renderState) => renderState,
      getWidgetRenderState: () => ({ widgetParams }),
      getWidgetSearchParameters: (parameters) => parameters.setQueryParameters(latest ?? {}),
      getWidgetUiState: (uiState) => uiState,
    });
  return {
    connector,
    ask(parameters) {
      latest = parameters;
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        search();
      });
    },
  };
}
