import { useState } from 'react';
import { createPartsFilter } from '#domain/search/collection-filter.ts';
import { collectionKinds } from '#domain/search/collection-kinds.ts';
import { fitKind } from '#domain/search/kind.ts';
import type { Part } from '#domain/part/part.ts';
import type { Site } from '#domain/site/site.ts';
import { PartCard } from '#parts/part/PartCard.tsx';
import { createSearch } from '#stores/search/search.ts';
import { askIndex } from '#stores/search/sources.ts';
import type { CollectionPageProps } from './collection-props.ts';
import { CollectionSearch } from './CollectionSearch.tsx';

/** The parts search (ROUTE-16, PARTS-01), with a choice of its own. */
export function PartSearch({ heading, site, first, bounds }: CollectionPageProps<Part, Pick<Site, 'parts'>>) {
  const [kind] = useState(() => fitKind(collectionKinds.parts, site.search.missing.parts));
  const [search] = useState(() => createSearch<string, string, string, Part>(kind));
  const [source] = useState(() =>
    askIndex(
      kind,
      { ...site.search, key: site.search.otherKey, collection: site.search.collections.parts },
      () => createPartsFilter(site),
    ),
  );
  return (
    <CollectionSearch
      {...{ kind, heading, search, source, first, bounds }}
      messages={site.messages}
      keyOf={({ id }) => id}
      draw={(part, index) => <PartCard part={part} site={site} eager={index < 2} />}
    />
  );
}
