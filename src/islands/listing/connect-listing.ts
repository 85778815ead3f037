import type { useConnector } from 'react-instantsearch';
import type { SearchParameters } from './search-parameters.ts';

/* eslint-disable @typescript-eslint/consistent-type-definitions -- InstantSearch asks for types with an index signature */
type ListingRenderState = {
  /** Searches for what the parameters say; they take the place of all former ones. */
  ask: (parameters: SearchParameters) => void;
};

type ListingDescription = {
  $$type: string;
  renderState: ListingRenderState;
};
/* eslint-enable @typescript-eslint/consistent-type-definitions */

type ListingConnector = Parameters<typeof useConnector<{ first: SearchParameters }, ListingDescription>>[0];
type Helper = Parameters<NonNullable<ReturnType<ReturnType<ListingConnector>>['init']>>[0]['helper'];

/**
 * InstantSearch's part of the listing as one connector: it is told everything that is chosen at once, instead of by a
 * widget for each filter. What is chosen lives in the listing's store, and InstantSearch searches for it.
 */
export const connectListing: ListingConnector =
  (render, unmount = () => undefined) =>
  (widgetParams) => {
    let helper: Helper | null = null;
    const state: ListingRenderState = {
      ask: (parameters) => void helper?.setState(helper.state.setQueryParameters(parameters)).search(),
    };
    return {
      $$type: 'forecourt.listing',
      init({ helper: given, instantSearchInstance }) {
        helper = given;
        render({ ...state, widgetParams, instantSearchInstance }, true);
      },
      render({ instantSearchInstance }) {
        render({ ...state, widgetParams, instantSearchInstance }, false);
      },
      dispose: () => unmount(),
      getRenderState: (renderState) => renderState,
      getWidgetRenderState: () => ({ ...state, widgetParams }),
      getWidgetSearchParameters: (parameters) => parameters.setQueryParameters(widgetParams.first),
      getWidgetUiState: (uiState) => uiState,
    };
  };
