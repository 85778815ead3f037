import { useState } from 'react';
import { answerFromList } from '#domain/search/collection-answer.ts';
import { collectionKinds } from '#domain/search/collection-kinds.ts';
import { emptyCollectionState } from '#domain/search/collection-state.ts';
import type { ModelEntry } from '#domain/model/model-page.ts';
import type { Site } from '#domain/site/site.ts';
import { createCollectionText } from '#messages/search/collection.ts';
import { ModelCard } from '#parts/model/ModelCard.tsx';
import { askList, createCollectionSearch } from '#stores/search/collection-search.ts';
import { viewOf } from './collection-props.ts';
import { CollectionSearch } from './CollectionSearch.tsx';

/** A model with how many are in stock. */
type StockedModel = ModelEntry & { count: number };

export interface ModelSearchProps {
  heading: string;
  site: Pick<Site, 'images' | 'messages'>;
  /** The whole range: a few dozen models, which the page carries, so that the search asks nobody. */
  models: StockedModel[];
}

/** The search over makes, models and bodies of the range (SRCH-22). */
export function ModelSearch({ heading, site, models }: ModelSearchProps) {
  const kind = collectionKinds.models;
  const [built] = useState(() => viewOf(answerFromList(kind, models, emptyCollectionState)));
  const [search] = useState(() => createCollectionSearch(kind, built.answer, askList(kind, models)));
  const text = createCollectionText(site.messages);
  return (
    <CollectionSearch
      {...{ kind, heading, search, built }}
      bounds={{}}
      messages={site.messages}
      keyOf={({ id }) => id}
      draw={({ model, manufacturer, exploreHref, count }) => (
        <ModelCard
          model={{ ...model, name: `${manufacturer.name} ${model.name}` }}
          href={exploreHref}
          stock={count > 0 ? text('models.stock', { count }) : undefined}
          site={site}
        />
      )}
    />
  );
}
