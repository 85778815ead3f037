import type { Catalogue } from '#catalogue/catalogue.ts';
import type { OwnPage } from '#config/pages/own-page.ts';
import type { Article } from '#domain/blog/article.ts';
import { fillRows } from '#domain/page/full-rows.ts';
import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { describeLooks, type DescribeVehicle } from '../vehicle/describe-looks.ts';
import { findVehicles } from '../sections/chosen-stock.ts';
import { listArticles, type ArticlePage } from './articles.ts';

/** What the page of an article shows beside the article itself. It may ask for nothing else. */
export interface ArticleInputs {
  /** Others to read: of its category first, then those nearest in time. */
  more: Article[];
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

/** A row of other articles. */
const mostOthers = 3;

function findMore({ path, article: { category } }: ArticlePage, articles: readonly Article[]): Article[] {
  const at = articles.findIndex((other) => other.path === path);
  return articles
    .map((other, index) => ({
      other,
      isKin: category !== null && other.category?.slug === category.slug,
      distance: Math.abs(index - at),
    }))
    .filter(({ distance }) => distance > 0)
    .sort((one, next) => Number(next.isKin) - Number(one.isKin) || one.distance - next.distance)
    .slice(0, mostOthers)
    .map(({ other }) => other);
}

export function findArticleInputs(
  page: ArticlePage,
  pages: readonly OwnPage[],
  catalogue: Catalogue,
  site: Site,
): ArticleInputs {
  return {
    more: findMore(page, listArticles(pages)),
    related: findRelated(page.article, catalogue, site),
    now: catalogue.readAt,
  };
}

/** What stands around an article, from which the looks of its page follow: equal values, equal looks. */
export const describeArticleInputs = (
  { more, related, now }: ArticleInputs,
  site: Pick<Site, 'tags'>,
  describe: DescribeVehicle,
): unknown => {
  if (!related) return [more];
  const { vehicles, ...rest } = related;
  return [more, rest, describeLooks(vehicles, site, now, describe)];
};
