import { useSyncExternalStore } from 'react';
import type { ListingState } from '#domain/listing/state.ts';
import { $listing, builtListing } from '#stores/listing/listing.ts';

const listen = (changed: () => void): (() => void) => $listing.listen(changed);

/**
 * A part of the chosen state, at the moment of the choice. Only components that use this part are drawn at once.
 *
 * @param pick takes it as it is: what it makes anew counts as another
 */
export function useChoice<Value>(pick: (state: ListingState) => Value): Value {
  return useSyncExternalStore(
    listen,
    () => pick($listing.get().state),
    () => pick(builtListing.state),
  );
}
