import { changeSearch, countChosen } from '#domain/search/state.ts';
import { tellOf } from '#messages/search/collection.ts';
import { EmptyState, type EmptyStateAction } from '#parts/listing/EmptyState.tsx';
import type { FacetProps } from './facet-props.ts';

export interface NothingHereProps extends FacetProps {
  /** 'Clear Filters', in place. */
  clear: EmptyStateAction;
}

/**
 * Ways out of an empty search (SRCH-11, SRCH-12): remove the words, or clear the filters. Without either, a text says
 * what to do meanwhile.
 */
export function NothingHere({ kind, state, text, clear, onChoose }: NothingHereProps) {
  const { name, path } = kind;
  const isFiltered = countChosen(state) > 0;
  if (!isFiltered && state.query === '') {
    return <EmptyState title={text('listing.noneTitle')} text={tellOf(text, name, 'none')} />;
  }
  const withoutWords: EmptyStateAction | undefined = state.query
    ? {
        label: text('listing.withoutWords', { words: state.query }),
        href: path,
        onSelect: (event) => {
          event.preventDefault();
          onChoose((now) => changeSearch(now, { query: '' }));
        },
      }
    : undefined;
  return (
    <EmptyState
      title={tellOf(text, name, 'emptyTitle')}
      text={tellOf(text, name, 'empty')}
      instead={withoutWords}
      {...(isFiltered ? { action: clear } : {})}
    />
  );
}
