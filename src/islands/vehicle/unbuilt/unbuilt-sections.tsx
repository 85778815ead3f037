import type { Site } from '#domain/site/site.ts';
import type { Vehicle } from '#domain/vehicle/vehicle.ts';
import { createCostText } from '#messages/costs/costs.ts';
import { createFinanceCalculatorText } from '#messages/finance/calculator.ts';
import { PageSection } from '#parts/page/PageSection.tsx';
import type { DrawnSections } from '#parts/vehicle/VehicleSections.tsx';
import { createComparisonProps } from '../autogauge/comparison-props.ts';
import { createDeliveryProps } from '../../costs/delivery-props.ts';
import { createFinanceProps } from '../../finance/finance-props.ts';
import { createFuelProps } from '../../costs/fuel-props.ts';
import { LateTool } from '../LateTool.tsx';
import { SimilarLive } from '../SimilarLive.tsx';
import type { LiveSite } from '../vehicle-props.ts';

const loadFinance = () =>
  import('../../finance/FinanceCalculator.tsx').then(({ FinanceCalculator }) => FinanceCalculator);
const loadFuel = () => import('../../costs/FuelCalculator.tsx').then(({ FuelCalculator }) => FuelCalculator);
const loadDelivery = () =>
  import('../../costs/DeliveryCalculator.tsx').then(({ DeliveryCalculator }) => DeliveryCalculator);
const loadComparison = () =>
  import('../autogauge/PriceComparison.tsx').then(({ PriceComparison }) => PriceComparison);

/** What they need of the site. */
export type ToolSite = LiveSite & Pick<Site, 'finance' | 'fuelCost'>;

/**
 * The sections that live in the browser, for the page of a vehicle that is drawn there: the same islands with the same
 * data as `routes/vehicle/*.astro` build into a page.
 *
 * @param now epoch seconds
 */
export function createFreshSections(vehicle: Vehicle, site: ToolSite, now: number): DrawnSections {
  const { messages, similarVehicles } = site;
  const finance = createFinanceProps(vehicle, site, now);
  const fuel = createFuelProps(vehicle, site);
  const delivery = createDeliveryProps(vehicle, site);
  const comparison = createComparisonProps(vehicle, site);
  const cost = createCostText(messages);
  return {
    finance: finance && (
      <PageSection id="finance" title={createFinanceCalculatorText(messages)('finance.title')}>
        <LateTool load={loadFinance} properties={finance} messages={messages} />
      </PageSection>
    ),
    fuelCost: fuel && (
      <PageSection id="fuel-cost" title={cost(`fuel.title.${fuel.energy}`)}>
        <LateTool load={loadFuel} properties={fuel} messages={messages} />
      </PageSection>
    ),
    delivery: delivery && (
      <PageSection id="delivery" title={cost('delivery.title')}>
        <LateTool load={loadDelivery} properties={delivery} messages={messages} />
      </PageSection>
    ),
    priceComparison: comparison && (
      <LateTool load={loadComparison} properties={comparison} messages={messages} />
    ),
    similar: similarVehicles && (
      <SimilarLive vehicle={vehicle} site={site} most={similarVehicles.most} now={now} />
    ),
  };
}
