import type { Catalogue } from '#catalogue/catalogue.ts';
import type { OwnPage } from '#config/pages/own-page.ts';
import { fillRows } from '#domain/page/full-rows.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeLooks, type DescribeVehicle } from '../vehicle/describe-looks.ts';
import { findVehicles } from '../sections/chosen-stock.ts';
import { isArticle, type ArticlePage } from './articles.ts';

/** A way to another article. */
interface Neighbour {
  title: string;
  path: string;
}

/** What the page of an article shows beside the article itself. It may ask for nothing else. */
export interface ArticleInputs {
  newer: Neighbour | null;
  older: Neighbour | null;
  /** Vehicles of its make and model that can be bought; `total` are behind `href`, their listing. Null without any. */
  related: { name: string; vehicles: Vehicle[]; total: number; href: string } | null;
  /** Epoch seconds. */
  now: number;
}

/** Vehicles of the model; of the make where none of the model is there. */
function findRelated(
  { make, model }: ArticlePage['article'],
  catalogue: Catalogue,
  site: Site,
): ArticleInputs['related'] {
  if (make === null) return null;
  const filters = [...(model === null ? [] : [{ make: [make], model: [model] }]), { make: [make] }];
  for (const filter of filters) {
    const { vehicles, total, href } = findVehicles({ filter, count: 8 }, catalogue, site);
    const [first] = vehicles;
    if (!first) continue;
    const name = 'model' in filter ? `${first.make} ${first.model}` : first.make;
    return { name, vehicles: fillRows(vehicles), total, href };
  }
  return null;
}

const asNeighbour = (page: OwnPage | undefined): Neighbour | null =>
  page ? { title: page.title, path: page.path } : null;

export function findArticleInputs(
  page: ArticlePage,
  pages: readonly OwnPage[],
  catalogue: Catalogue,
  site: Site,
): ArticleInputs {
  const articles = pages.filter(isArticle);
  const at = articles.findIndex(({ path }) => path === page.path);
  return {
    newer: asNeighbour(articles[at - 1]),
    older: asNeighbour(articles[at + 1]),
    related: findRelated(page.article, catalogue, site),
    now: catalogue.readAt,
  };
}

/** What stands around an article, from which the looks of its page follow: equal values, equal looks. */
export const describeArticleInputs = (
  { newer, older, related, now }: ArticleInputs,
  site: Pick<Site, 'tags'>,
  describe: DescribeVehicle,
): unknown => {
  if (!related) return [newer, older];
  const { vehicles, ...rest } = related;
  return [newer, older, rest, describeLooks(vehicles, site, now, describe)];
};
