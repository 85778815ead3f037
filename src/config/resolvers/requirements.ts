import { hasAllBrands } from '../redirects/known-pages.ts';
import type { Path } from '../load/path.ts';
import { hasCalculator, hasPhone } from './actions.ts';
import { calculatorSection } from './card.ts';
import type { ResolveContext } from './context.ts';

interface Requirement {
  /** Where the setting that asks for something is written. */
  path: Path;
  /** Whether the dealer has the setting at all. */
  applies: (context: ResolveContext) => boolean;
  met: (context: ResolveContext) => boolean;
  /** Completes "vehicle.map needs …". */
  needs: string;
}

const hasSection =
  (name: string) =>
  ({ settings }: ResolveContext): boolean =>
    settings.sections.home.some((section) => section.name === name);

/** Also false for a brand with a missing or wrong file, which has its own message. */
const hasNoModels = (context: ResolveContext): boolean =>
  hasAllBrands(context) && !context.brands.some(({ models }) => models.length > 0);

/**
 * All requirements between settings. They hold for what a dealer has written; resolvers drop unmet defaults silently.
 */
const requirements: readonly Requirement[] = [
  {
    path: ['vehicle', 'map'],
    applies: ({ settings }) => settings.vehicle.map,
    met: ({ settings }) =>
      settings.locations.some(({ address }) => address.latitude !== null && address.longitude !== null),
    needs: 'latitude and longitude of at least one location',
  },
  {
    path: ['maps', 'name'],
    applies: ({ settings: { maps } }) => maps !== false && maps.name === 'google',
    met: ({ settings: { maps } }) => maps !== false && maps.key !== null,
    needs: 'maps.key, the public key of the Maps Embed API',
  },
  {
    path: ['vehicle', 'actions'],
    applies: ({ settings }) => settings.vehicle.actions.includes('call'),
    met: hasPhone,
    needs: 'a phone number of the dealer or of a location, for its call button',
  },
  {
    path: ['vehicle', 'actions'],
    applies: ({ settings }) => settings.vehicle.actions.includes('testDrive'),
    met: ({ settings }) => settings.testDrive !== false,
    needs: 'testDrive, for its test drive button',
  },
  {
    path: ['vehicle', 'actions'],
    applies: ({ settings }) => settings.vehicle.actions.includes('finance'),
    met: hasCalculator,
    needs: 'a finance provider with its lender, and the section finance, for its finance button',
  },
  {
    path: ['card', 'actions', 'finance'],
    applies: ({ settings }) => settings.card.actions.finance === calculatorSection,
    met: hasCalculator,
    needs:
      'a finance provider with its lender, and the section finance: without them vehicle pages have no calculator',
  },
  {
    path: ['delivery'],
    applies: ({ settings }) => settings.delivery,
    met: ({ settings }) => settings.services.api.url !== null,
    needs: 'services.api.url, whose server knows the prices',
  },
  {
    path: ['plugins', 'autogauge'],
    applies: ({ settings }) => settings.plugins.autogauge,
    met: ({ settings }) => settings.services.api.url !== null,
    needs: 'services.api.url, whose server compares the prices',
  },
  {
    path: ['analytics'],
    applies: ({ settings }) => settings.analytics !== false && settings.analytics.name === 'api',
    met: ({ settings }) => settings.services.api.url !== null,
    needs: 'services.api.url, whose server takes the events',
  },
  {
    path: ['vehicle', 'views'],
    applies: ({ settings }) => settings.vehicle.views !== false,
    met: ({ settings }) => settings.services.api.url !== null,
    needs: 'services.api.url, whose server counts the views',
  },
  {
    path: ['vehicle', 'pdf'],
    applies: ({ settings }) => settings.vehicle.pdf,
    met: ({ settings }) => settings.services.api.url !== null,
    needs: 'services.api.url, whose server makes the PDF',
  },
  {
    path: ['closedDays'],
    applies: ({ settings }) => settings.closedDays === 'enquire',
    met: ({ settings }) => settings.contact !== false,
    needs: 'the contact page, for its Enquire Now link',
  },
  {
    path: ['sections', 'home'],
    applies: hasSection('offers'),
    met: ({ settings }) => settings.offers,
    needs: 'offers: true, for its section offers',
  },
  {
    path: ['sections', 'home'],
    applies: hasSection('range'),
    met: (context) => !hasNoModels(context),
    needs: 'a make or brands with models, for its section range',
  },
  {
    path: ['sections', 'home'],
    applies: hasSection('salesCounter'),
    met: ({ settings }) => settings.salesCounter !== false,
    needs: 'salesCounter: { mode: data }, for its section salesCounter',
  },
  {
    path: ['salesCounter'],
    applies: ({ settings }) => settings.salesCounter !== false && settings.salesCounter.mode === 'data',
    met: ({ settings }) => settings.services.api.url !== null,
    needs: 'services.api.url, whose server counts the sales',
  },
  {
    path: ['sections', 'home'],
    applies: hasSection('categories'),
    met: ({ settings }) => settings.search.categories !== false,
    needs: 'search.categories, for its section categories',
  },
  {
    path: ['overrideCity'],
    applies: ({ settings }) => settings.overrideCity !== null,
    met: ({ settings }) => !settings.search.facets.includes('city'),
    needs: 'search.facets without city: one word for all leaves nothing to choose',
  },
  {
    path: ['search', 'facets'],
    applies: ({ settings }) => settings.search.facets.includes('model'),
    met: ({ settings }) => settings.search.facets.includes('make'),
    needs: 'the filter make, for its filter model',
  },
  {
    path: ['search', 'facets'],
    applies: ({ settings }) => settings.search.facets.includes('weekly'),
    met: ({ settings: { finance } }) =>
      finance !== false && finance.provider !== null && finance.lender !== null && finance.estimate !== false,
    needs:
      'finance.provider, finance.estimate and finance.lender with its interest rate, comparison rate and example, for its filter weekly: the law asks for them beside every repayment',
  },
];

/** Reports every unmet requirement. `judge` runs each one separately. */
export function checkRequirements(
  context: ResolveContext,
  judge: (requirement: () => void) => void = (requirement) => requirement(),
): void {
  for (const { path, applies, met, needs } of requirements)
    judge(() => {
      if (!context.isDefault(path) && applies(context) && !met(context)) context.fail(path, `needs ${needs}`);
    });
}
