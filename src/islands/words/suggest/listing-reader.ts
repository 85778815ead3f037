import type { FixedRefinements } from '#domain/search/filters.ts';
import { isOffered } from '#domain/listing/offered-facets.ts';
import type { ListingState } from '#domain/listing/state.ts';
import { queryFilters } from '#domain/words/filters.ts';
import { limitVocabulary } from '#domain/words/limit-vocabulary.ts';
import { isShort } from '#domain/words/meanings.ts';
import { squash } from '#domain/words/tokens.ts';
import { applyUnderstanding } from '#domain/words/listing.ts';
import { describeUnderstood, listDistant, listLeftOut } from '#domain/words/describe-understood.ts';
import { understandQuery } from '#domain/words/understand.ts';
import type { Understanding } from '#domain/words/understanding.ts';
import type { ReadWords } from '#domain/words/read-words.ts';
import { rememberSearch } from '#stores/words/search-history.ts';
import { loadLimitedReader } from '#stores/words/vocabulary.ts';

/** Reads words on one listing. */
export interface ListingReader {
  understand: (typed: string) => Understanding;
  /** The listing that the words ask for, from the one that is shown. */
  follow: (typed: string, state: ListingState) => ListingState;
  /** What became of the words, for the note beside the chips. */
  describe: (typed: string) => Pick<ReadWords, 'isUnderstood' | 'leftOut' | 'wholeStateFor' | 'distant'>;
  /** Whether the words mean more than makes and models, which a text search finds as well. */
  saysMuch: (typed: string) => boolean;
  /** Keeps a search among the latest (SRCH-17). */
  remember: (words: string, path: string) => void;
}

/** What a path fixes is not read as a filter there. */
export async function loadListingReader(fixed: FixedRefinements): Promise<ListingReader> {
  const reader = await loadLimitedReader((all) =>
    limitVocabulary(all, fixed, (key) => queryFilters.includes(key) && isOffered(key, fixed)),
  );
  const understand = (typed: string): Understanding => understandQuery(typed.trim(), reader);
  return {
    understand,
    follow: (typed, state) => applyUnderstanding(understand(typed), state),
    describe: (typed) => describeUnderstood(understand(typed)),
    saysMuch: (typed) => {
      const understood = understand(typed);
      const named = understood.segments.filter(({ fields }) => fields.length > 0);
      return (
        listLeftOut(understood).length > 0 ||
        listDistant(understood).length > 0 ||
        named.length > 1 ||
        // As text a '3' finds a CX-3 as well.
        understood.lists['model']?.some((model) => isShort(squash(model))) === true ||
        named.some(({ fields }) => !fields.includes('make') && !fields.includes('model'))
      );
    },
    remember: rememberSearch,
  };
}
