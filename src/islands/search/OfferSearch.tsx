import { useEffect, useState } from 'react';
import { createOffersFilter } from '#domain/search/collection-filter.ts';
import { collectionKinds } from '#domain/search/collection-kinds.ts';
import { judgePeriod } from '#domain/site/period.ts';
import { fitKind } from '#domain/search/kind.ts';
import type { Offer } from '#domain/offer/offer.ts';
import { OfferListCard } from '#parts/offer/OfferListCard.tsx';
import { createSearch } from '#stores/search/search.ts';
import { askIndex } from '#stores/search/sources.ts';
import type { CollectionPageProps } from './collection-props.ts';
import { CollectionSearch } from './CollectionSearch.tsx';

export interface OfferSearchProps extends CollectionPageProps<Offer> {
  /** Where 'Explore {model}' leads, by the id of an offer that the build knew. */
  modelPaths: Record<string, string>;
  /** Picture of its model, by the id of an offer that the build knew without one of its own. */
  modelImages: Record<string, string>;
  /** Whether the site has test drives. */
  testDrive: boolean;
}

/** The clock in epoch seconds, every half minute; null while the page is as it was built. */
function useClock(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tell = (): void => setNow(Date.now() / 1000);
    tell();
    const timer = setInterval(tell, 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The offers search (SRCH-23): this dealership's running offers, by category and price. */
export function OfferSearch(props: OfferSearchProps) {
  const { heading, site, first, bounds, modelPaths, modelImages, testDrive } = props;
  const [kind] = useState(() => fitKind(collectionKinds.offers, site.search.missing.offers));
  const [search] = useState(() => createSearch<string, string, string, Offer>(kind));
  const [source] = useState(() =>
    askIndex(
      kind,
      { ...site.search, key: site.search.otherKey, collection: site.search.collections.offers },
      (now) => createOffersFilter(site, now),
    ),
  );
  const now = useClock();
  // A page that stays open must not count what has ended (LEGAL 9).
  const isRunning = ({ startsOn, endsOn }: Offer): boolean =>
    now === null || judgePeriod({ start: startsOn, expiry: endsOn }, now, site.timezone) === 'running';
  return (
    <CollectionSearch
      {...{ kind, heading, search, source, first, bounds }}
      messages={site.messages}
      isCurrent={isRunning}
      plainList="offer-list"
      keyOf={({ id }) => id}
      draw={(offer, index) => (
        <OfferListCard
          {...{ site, testDrive }}
          offer={offer.image ? offer : { ...offer, image: modelImages[offer.id] ?? null }}
          modelPath={modelPaths[offer.id] ?? offer.model?.overrideUrl ?? null}
          headingLevel="h2"
          eager={index === 0}
        />
      )}
    />
  );
}
