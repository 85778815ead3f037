import { useEffect } from 'react';
import { useStore } from '@nanostores/react';
import { parseListingView, type ListingView } from '#domain/listing/view.ts';
import type { ListingText } from '#messages/listing/listing.ts';
import { ViewButtons } from '#parts/listing/ViewButtons.tsx';
import { $listingView, chooseListingView } from '#stores/listing/view.ts';

export interface ViewSwitchProps {
  /** What the dealer offers; the first holds until another is chosen. */
  offered: readonly ListingView[];
  text: ListingText;
}

/**
 * Chooses the view of the listing. An attribute of the document holds it, so the view is right before this island
 * hydrates.
 */
export function ViewSwitch({ offered, text }: ViewSwitchProps) {
  const stored = useStore($listingView, { ssr: () => null });
  const view = parseListingView(stored, offered) ?? offered[0] ?? 'grid';
  useEffect(() => {
    document.documentElement.dataset['view'] = view;
  }, [view]);
  return offered.length > 1 ? (
    <ViewButtons
      views={offered.map((name) => ({ name, label: text(`listing.view.${name}`), pressed: name === view }))}
      label={text('listing.view')}
      onSelect={chooseListingView}
    />
  ) : null;
}
