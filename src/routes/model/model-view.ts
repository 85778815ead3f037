import type { Catalogue } from '#catalogue/catalogue.ts';
import type { FacetKey } from '#domain/listing/facets.ts';
import { listColours } from '#domain/model/colours.ts';
import { compareGrades, listGrades } from '#domain/model/grades.ts';
import { groupOfBody } from '#domain/model/model-group.ts';
import { listModelFigures } from '#domain/model/model-figures.ts';
import { findFromPrice, splitModelStock, type ModelStock } from '#domain/model/model-stock.ts';
import { createTestDrivePath } from '#domain/offer/view.ts';
import type { Site } from '#domain/site/site.ts';
import { findSideView } from '#domain/vehicle/facts/drawing.ts';
import { isAvailable } from '#domain/vehicle/availability.ts';
import type { CarType, Vehicle } from '#domain/vehicle/vehicle.ts';
import { createModelText } from '#messages/model/model.ts';
import { createPageText } from '#messages/page/pages.ts';
import { labelSpecifications, specificationMessages } from '#messages/vehicle/specifications.ts';
import { createText } from '#messages/site/text.ts';
import type { ModelView, StockPart } from '#shell/model/model-view.ts';
import { findModelOffers, findModelVehicles, type StockedModel } from './models.ts';

/** Narrows the listing of a model by what the dealer's listing can be narrowed by; null where it cannot. */
type Narrow = (choice: Partial<Record<FacetKey, readonly string[]>>) => string | null;

const createNarrow =
  (listing: string | null, { listing: { facets } }: Pick<Site, 'listing'>): Narrow =>
  (choice) => {
    const wanted = Object.entries(choice) as [FacetKey, readonly string[]][];
    const known = wanted.every(([facet]) => (facets as readonly string[]).includes(facet));
    if (listing === null || !known) return null;
    return `${listing}?${new URLSearchParams(wanted.flatMap(([facet, values]) => values.map((value) => [facet, value])))}`;
  };

/** The listing of these, the page of the only one, or nothing. */
const findWay = (vehicles: readonly Vehicle[], listing: string | null): string | null => {
  const [first, ...others] = vehicles;
  if (!first) return null;
  return others.length === 0 ? `/cars/${first.slug}/` : listing;
};

const findPicture = (vehicles: readonly Vehicle[]): string | null =>
  vehicles.find(({ images }) => images.length > 0)?.images[0]?.url ?? null;

function createParts(
  stock: ModelStock,
  name: string,
  listing: string | null,
  site: Site,
): Pick<ModelView, 'fresh' | 'used'> {
  const text = createModelText(site.messages);
  const narrow = createNarrow(listing, site);
  const part = (conditions: CarType[], title: string): StockPart | null => {
    const vehicles = conditions.flatMap((condition) => stock[condition]);
    const href = narrow({ condition: conditions }) ?? listing;
    return vehicles.length > 0 ? { title, count: vehicles.length, vehicles, href } : null;
  };
  const both = stock.new.length > 0 && stock.demo.length > 0;
  const key = stock.new.length > 0 ? 'model.newStock' : 'model.demoStock';
  return {
    fresh: part(['new', 'demo'], text(both ? 'model.newAndDemoStock' : key, { name })),
    used: part(['used'], text('model.usedStock', { name })),
  };
}

/** What search engines keep of the page of a model: it promises no stock that is not there. */
export const describeModelPage = (
  { name, fresh, used }: Pick<ModelView, 'name' | 'fresh' | 'used'>,
  site: Pick<Site, 'name' | 'messages'>,
): string =>
  createPageText(site.messages)(fresh || used ? 'pages.modelDescription' : 'pages.modelDescriptionNone', {
    name,
    site: site.name,
  });

/** Works out what the page of a model shows. */
export function createModelView(entry: StockedModel, catalogue: Catalogue, site: Site): ModelView {
  const { manufacturer, model, listing } = entry;
  const name = `${manufacturer.name} ${model.name}`;
  const stock = splitModelStock(findModelVehicles(catalogue, entry).filter(isAvailable));
  const fresh = [...stock.new, ...stock.demo];
  const narrow = createNarrow(listing, site);
  const grades = listGrades(model, stock);
  const { same, differs } = compareGrades(grades);
  const words = createText(specificationMessages, site.messages);
  const conditions = ['new', 'demo'];
  return {
    entry,
    name,
    picture: model.image,
    drawing: model.image ? null : findSideView([...fresh, ...stock.used]),
    prices: (['new', 'demo', 'used'] as const).flatMap((condition) => {
      const from = findFromPrice(condition, stock);
      const href = findWay(stock[condition], narrow({ condition: [condition] }));
      return from ? [{ ...from, count: stock[condition].length, href }] : [];
    }),
    figures: labelSpecifications(listModelFigures(fresh), site.messages),
    grades: grades.map((grade) => ({
      ...grade,
      href: findWay(
        grade.vehicles,
        narrow({ badge: [grade.name], condition: conditions }) ?? narrow({ condition: conditions }),
      ),
      picture: findPicture(grade.vehicles),
    })),
    same: labelSpecifications(same, site.messages),
    lines: differs.map(({ key, values }) => ({ label: words(`specification.${key}`), values })),
    colours: listColours(model, fresh).map((colour) => ({
      ...colour,
      href: findWay(
        colour.vehicles,
        narrow({ colour: [colour.vehicles[0]?.colour ?? ''], condition: conditions }),
      ),
      picture: findPicture(colour.vehicles),
    })),
    offers: site.offers ? findModelOffers(catalogue, entry) : [],
    ...createParts(stock, name, listing, site),
    testDrive:
      site.testDrive && groupOfBody(model.body) !== 'caravans'
        ? createTestDrivePath({ model: { ...model, overrideUrl: null } })
        : null,
  };
}
