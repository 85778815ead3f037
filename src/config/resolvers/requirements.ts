import type { Path } from '../load/path.ts';
import { isLocalHost } from '../schemas/lead/safe-address.ts';
import { hasCalculator, hasChat, hasPhone } from './actions.ts';
import { findAuthApi } from './account/auth.ts';
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

/** A setting that asks the dealer API for something. */
const needsServer = (
  path: Path,
  applies: (settings: ResolveContext['settings']) => boolean,
  does: string,
): Requirement => ({
  path,
  applies: ({ settings }) => applies(settings),
  met: ({ settings }) => settings.services.api.url !== null,
  needs: `services.api.url, whose server ${does}`,
});

/**
 * All requirements between settings. They hold for what a dealer has written; resolvers drop unmet defaults silently.
 * What sections need, `sections/page-sections.ts` tells, on whatever page they stand.
 */
const requirements: readonly Requirement[] = [
  needsServer(['delivery'], (settings) => settings.delivery, 'knows the prices'),
  needsServer(['plugins', 'autogauge'], (settings) => settings.plugins.autogauge, 'compares the prices'),
  needsServer(
    ['analytics'],
    (settings) => settings.analytics !== false && settings.analytics.name === 'api',
    'takes the events',
  ),
  needsServer(['vehicle', 'views'], (settings) => settings.vehicle.views !== false, 'counts the views'),
  needsServer(['vehicle', 'pdf'], (settings) => settings.vehicle.pdf, 'makes the PDF'),
  needsServer(
    ['salesCounter'],
    (settings) => settings.salesCounter !== false && settings.salesCounter.mode === 'data',
    'counts the sales',
  ),
  needsServer(['auth'], (settings) => settings.auth !== false, 'sends the codes'),
  {
    path: ['auth'],
    applies: ({ settings }) => settings.auth !== false && settings.services.api.url !== null,
    met: (context) => findAuthApi(context) !== null,
    needs:
      'services.api.throughSite: true, because browsers keep a session for the origin of the site alone: its host then answers /api by this server, as the _redirects of the build say',
  },
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
    path: ['reviews', 'source', 'name'],
    applies: ({ settings: { reviews } }) => reviews !== false && reviews.source.name === 'api',
    met: ({ settings }) => settings.services.api.url !== null,
    needs: 'services.api.url, the dealer API that is asked',
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
    path: ['tradeIn'],
    applies: ({ settings }) => settings.tradeIn !== false,
    met: ({ settings }) => settings.services.api.url !== null,
    needs: 'services.api.url, whose server looks up and values the cars',
  },
  {
    path: ['vehicle', 'actions'],
    applies: ({ settings }) => settings.vehicle.actions.includes('tradeIn'),
    met: ({ settings }) => settings.tradeIn !== false,
    needs: 'tradeIn, for its trade-in button',
  },
  {
    path: ['vehicle', 'actions'],
    applies: ({ settings }) => settings.vehicle.actions.includes('reserve'),
    met: ({ settings: { reserve } }) => reserve !== false && reserve.mode !== 'off',
    needs: 'reserve with a mode, for its reserve button',
  },
  {
    path: ['card', 'actions', 'reserve'],
    applies: ({ settings }) => settings.card.actions.reserve === true,
    met: ({ settings: { reserve } }) => reserve !== false && reserve.mode !== 'off',
    needs: 'reserve with a mode; or write the address of a page instead of true',
  },
  {
    path: ['vehicle', 'actions'],
    applies: ({ settings }) => settings.vehicle.actions.includes('finance'),
    met: hasCalculator,
    needs: 'a finance provider with its lender, and the section finance, for its finance button',
  },
  {
    path: ['vehicle', 'actions'],
    applies: ({ settings }) => settings.vehicle.actions.includes('chat'),
    met: hasChat,
    needs: 'a chat among partners with where: [vehicle.actions], for its chat button',
  },
  {
    path: ['card', 'actions', 'finance'],
    applies: ({ settings }) => settings.card.actions.finance === calculatorSection,
    met: hasCalculator,
    needs:
      'a finance provider with its lender, and the section finance: without them vehicle pages have no calculator',
  },
  {
    path: ['services', 'search', 'host'],
    applies: ({ settings: { leads, services } }) =>
      leads.name === 'typesense' && !isLocalHost(services.search.host),
    met: ({ settings }) => settings.services.search.protocol === 'https',
    needs:
      'services.search.protocol: https, because enquiries go into this index: over http everybody on the way can read them',
  },
  {
    path: ['closedDays'],
    applies: ({ settings }) => settings.closedDays === 'enquire',
    met: ({ settings }) => settings.contact !== false,
    needs: 'the contact page, for its Enquire Now link',
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
