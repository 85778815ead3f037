import '#parts/model/model-grid.css';
import { useState } from 'react';
import { listStatedColumns } from '#domain/model/model-columns.ts';
import { answerFromList } from '#domain/search/collection-answer.ts';
import { collectionKinds } from '#domain/search/collection-kinds.ts';
import type { ModelEntry } from '#domain/model/model-page.ts';
import type { Site } from '#domain/site/site.ts';
import { createCollectionText } from '#messages/search/collection.ts';
import { ModelCard, type ModelCardProps } from '#parts/model/ModelCard.tsx';
import { createSearch } from '#stores/search/search.ts';
import { askList } from '#stores/search/sources.ts';
import { CollectionSearch } from './CollectionSearch.tsx';

/** A model with how many are in stock, and what is said of those. */
type StockedModel = ModelEntry & { count: number } & Pick<ModelCardProps, 'price' | 'exGst' | 'figures'>;

export interface ModelSearchProps {
  heading: string;
  site: Pick<Site, 'images' | 'pictures' | 'messages'>;
  /** The whole range: a few dozen models, which the page carries, so that the search asks nobody. */
  models: StockedModel[];
}

/** The search over makes, models and bodies of the range (SRCH-22). */
export function ModelSearch({ heading, site, models }: ModelSearchProps) {
  const kind = collectionKinds.models;
  const [search] = useState(() => createSearch<string, string, string, StockedModel>(kind));
  const [source] = useState(() => askList(kind, models));
  const [first] = useState(() => answerFromList(kind, models, search.built.state));
  const [columns] = useState(() => listStatedColumns(models));
  const text = createCollectionText(site.messages);
  return (
    <CollectionSearch
      {...{ kind, heading, search, source, first }}
      bounds={{}}
      messages={site.messages}
      keyOf={({ id }) => id}
      draw={({ model, manufacturer, exploreHref, count, price, exGst, figures }) => (
        <ModelCard
          model={{ ...model, name: `${manufacturer.name} ${model.name}` }}
          href={exploreHref}
          price={price}
          exGst={exGst}
          figures={figures}
          columns={columns}
          stock={count > 0 ? text('models.stock', { count }) : undefined}
          site={site}
        />
      )}
    />
  );
}
