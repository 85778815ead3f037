import type { BoundsRules, StepRules } from '#domain/form-steps.ts';
import type { AnalyticsRules } from '#domain/analytics-rules.ts';
import type { EnquiryRules } from '#domain/enquiry-rules.ts';
import type { GeocoderEndpoint } from '#domain/search-help.ts';
import type { LeadEndpoint } from '#domain/lead-endpoint.ts';
import type { Site } from '#domain/site.ts';
import { eventKeys } from '#domain/events.ts';
import type { Brand } from '#domain/brand.ts';
import type { CertifiedTag } from '#domain/certified.ts';
import type { FinanceRules } from '#domain/finance-rules.ts';
import type { FuelCostRules } from '#domain/fuel-cost.ts';
import type { TestDriveRules } from '#domain/lead-forms.ts';
import type { Location } from '#domain/location.ts';
import type { OpenGraphRules } from '#domain/open-graph.ts';
import type { VehicleSection } from '#domain/vehicle-section.ts';
import type { Dealer } from './dealer.ts';

/** Copies the named keys and nothing else. */
const pick = <Value extends object, const Key extends keyof Value>(
  value: Value,
  ...keys: readonly Key[]
): Pick<Value, Key> => Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;

const publishLocation = (location: Location): Location => ({
  ...pick(
    location,
    'id',
    'slug',
    'name',
    'primary',
    'timezone',
    'phone',
    'whatsapp',
    'sms',
    'email',
    'repairerNumber',
    'type',
    'image',
    'closedDays',
  ),
  address: pick(
    location.address,
    'street',
    'suburb',
    'state',
    'postcode',
    'latitude',
    'longitude',
    'placeUrl',
  ),
  phones: Object.fromEntries(
    (['new', 'demo', 'used'] as const).flatMap((type) => {
      const number = location.phones[type];
      return number === undefined ? [] : [[type, number]];
    }),
  ),
  licence: location.licence && pick(location.licence, 'label', 'number'),
  makes: [...location.makes],
  distributionLocations: [...location.distributionLocations],
  departments: location.departments.map(({ type, phone, hours }) => ({
    type,
    phone,
    hours: hours.map((day) => pick(day, 'weekday', 'status', 'open', 'close')),
  })),
  specialDays: location.specialDays.map((day) =>
    pick(day, 'date', 'name', 'status', 'open', 'close', 'department'),
  ),
  rating: location.rating && pick(location.rating, 'average', 'count'),
});

const publishCertifiedTag = ({ make, label, image }: CertifiedTag): CertifiedTag => ({
  make,
  label,
  image: image && pick(image, 'src', 'width', 'height'),
});

const publishBrand = (brand: Brand): Brand => ({
  ...pick(brand, 'slug', 'name', 'kind', 'logo', 'banner', 'overviewUrl'),
  paragraphs: [...brand.paragraphs],
  models: brand.models.map((model) => pick(model, 'slug', 'name', 'body', 'tagline', 'image', 'overrideUrl')),
});

const range = ['min', 'max', 'step'] as const;

const publishFinance = ({ provider, lender, fees, estimate, calculator }: FinanceRules): FinanceRules => ({
  provider,
  lender: {
    ...pick(lender, 'name', 'creditLicence', 'interestRate', 'comparisonRate', 'disclaimer'),
    example: pick(lender.example, 'amount', 'years', 'secured'),
    comparisonRange: lender.comparisonRange && pick(lender.comparisonRange, 'from', 'to'),
  },
  fees: fees.map((fee) => pick(fee, 'name', 'amount', 'per')),
  estimate: estimate && pick(estimate, 'rules', 'excludeMakes', 'termYears'),
  calculator: calculator && {
    amount: pick(calculator.amount, ...range, 'default', 'maxFromPrice'),
    term: pick(calculator.term, ...range, 'default'),
    interest: pick(calculator.interest, ...range, 'default'),
    deposit: pick(calculator.deposit, ...range),
    residual: pick(calculator.residual, ...range),
    rounding: calculator.rounding,
  },
});

function publishVehicleSection(section: VehicleSection): VehicleSection {
  if ('items' in section)
    return {
      ...pick(section, 'name', 'title', 'text', 'items', 'roadsideAssist'),
      warranty: section.warranty && pick(section.warranty, 'new', 'demo', 'used'),
    };
  if (section.name === 'featureLinks') return pick(section, 'name', 'offers', 'service', 'sell');
  if (section.name !== 'callToAction') return pick(section, 'name');
  const links = section.links.map((link) => pick(link, 'label', 'href'));
  return { ...pick(section, 'name', 'heading', 'text'), links };
}

const publishFuelCost = ({ kilometres, petrol, electric }: FuelCostRules): FuelCostRules => ({
  kilometres,
  petrol: pick(petrol, 'price', 'consumption'),
  electric: electric && pick(electric, 'price', 'consumption'),
});

const publishOpenGraph = ({ quality, colours }: OpenGraphRules): OpenGraphRules => ({
  quality,
  colours: pick(colours, 'surface', 'onSurface', 'brand', 'onBrand'),
});

const publishTestDrive = ({ calendar, ...rest }: TestDriveRules): TestDriveRules => ({
  ...pick(rest, 'locations', 'times'),
  calendar: calendar && pick(calendar, 'slotMinutes', 'leadHours', 'daysAhead', 'lastSlotMinutes'),
});

const publishGeocoder = (geocoder: GeocoderEndpoint | null): GeocoderEndpoint | null =>
  geocoder?.name === 'http' ? pick(geocoder, 'name', 'url', 'key') : geocoder && pick(geocoder, 'name');

const publishSteps = (steps: StepRules | null): StepRules | null =>
  steps && steps.map((fields) => fields.map((field) => pick(field, 'name', 'required')));

function publishEnquiry({ steps, bounds, ...rules }: EnquiryRules): EnquiryRules {
  const published: BoundsRules = {};
  for (const name of ['budget', 'kilometres', 'quantity'] as const) {
    const { min, max, step, quickPicks } = bounds[name] ?? {};
    const said = Object.entries({ min, max, step, quickPicks }).filter(([, value]) => value !== undefined);
    if (said.length > 0) published[name] = Object.fromEntries(said);
  }
  return {
    ...pick(rules, 'messageRequired', 'termsConsent', 'askRegistration', 'inSteps', 'defaultState'),
    steps: publishSteps(steps),
    bounds: published,
  };
}

function publishAnalytics({ analytics, apiUrl }: Dealer): AnalyticsRules | null {
  if (!analytics) return null;
  const { endpoint } = analytics;
  const ids = pick(analytics.ids, ...eventKeys.filter((key) => analytics.ids[key] !== undefined));
  if (endpoint.name === 'gtag') return { endpoint: pick(endpoint, 'name', 'measurementId'), ids };
  return apiUrl === null
    ? null
    : { endpoint: { name: 'api', url: `${apiUrl.replace(/\/$/, '')}/events` }, ids };
}

function publishLeads({ leadDelivery, services, collections }: Dealer, key: string): LeadEndpoint {
  return leadDelivery.name === 'typesense'
    ? {
        name: 'typesense',
        ...pick(services.search, 'host', 'port', 'protocol', 'path'),
        key,
        collection: collections.leads,
      }
    : pick(leadDelivery, 'name', 'url');
}

/**
 * The public face of a dealer for one template: an explicit allow-list at every depth, so that nothing else can reach
 * a bundle. `keys` are public keys: one that only searches this dealer's collections, one that only creates leads.
 */
export function createSite(
  dealer: Dealer,
  template: string,
  keys: { search: string; other: string; lead: string },
): Site {
  const plainLink = (link: { label: string; href: string }) => pick(link, 'label', 'href');
  return {
    ...pick(dealer, 'slug', 'name', 'legalName', 'abn', 'title', 'tagline', 'url', 'locale', 'timezone'),
    ...pick(
      dealer,
      'dealershipId',
      'websiteId',
      'dealershipGroup',
      'make',
      'phone',
      'email',
      'apiUrl',
      'listingPath',
    ),
    template,
    logo: dealer.logo && pick(dealer.logo, 'src', 'width', 'height'),
    locations: dealer.locations.map(publishLocation),
    locationTabs: dealer.locationTabs,
    brands: dealer.brands.map(publishBrand),
    groupSites: dealer.groupSites.map((other) => pick(other, 'name', 'url', 'logo')),
    navigation: {
      header: dealer.navigation.header.map((link) => ({
        ...plainLink(link),
        children: link.children.map(plainLink),
      })),
      footer: dealer.navigation.footer.map(({ title, links }) => ({ title, links: links.map(plainLink) })),
    },
    social: dealer.social.map((page) => pick(page, 'network', 'url')),
    announcement: dealer.announcement && pick(dealer.announcement, 'text', 'href'),
    stock: pick(
      dealer.stock,
      ...([
        'soldWindowDays',
        'excludedMakes',
        'leastPhotos',
        'leastAgeDays',
        'hideUnpricedWhenCheapestFirst',
      ] as const),
      ...([
        'collapseSold',
        'hitsPerPage',
        'facets',
        'views',
        'urlStyle',
        'singleSelect',
        'popularMakes',
      ] as const),
      ...(['customBodies', 'sliders', 'countCap', 'clearFiltersHref'] as const),
    ),
    searching: {
      ...pick(dealer.searching, 'header', 'shortcut', 'history', 'saved'),
      near: publishGeocoder(dealer.searching.near),
    },
    price: pick(
      dealer.price,
      ...(['noPriceText', 'offersSubscriptions', 'subscriptionPeriod', 'marketIndicatorFrom'] as const),
    ),
    tags: {
      ...pick(dealer.tags, 'newArrivalDays', 'tagElectric', 'certifiedUsedMakes'),
      certifiedTags: dealer.tags.certifiedTags.map(publishCertifiedTag),
    },
    certified: dealer.certified.map((programme) => ({
      ...publishCertifiedTag(programme),
      ...pick(programme, 'name', 'text', 'warranty'),
      checks: [...programme.checks],
      link: programme.link && plainLink(programme.link),
    })),
    card: {
      ...pick(dealer.card, 'soldStyle'),
      actions: pick(dealer.card.actions, 'details', 'finance', 'testDrive', 'reserve'),
    },
    promotions: dealer.promotions.map(({ link, positions, ...promotion }) => ({
      ...pick(
        promotion,
        ...(['title', 'text', 'image', 'start', 'expiry'] as const),
        ...(['display', 'usedOnly', 'strictDisplay'] as const),
      ),
      link: plainLink(link),
      positions: [...positions],
    })),
    garage: pick(dealer.garage, 'favourites', 'compare', 'viewed'),
    fuelCost: dealer.fuelCost && publishFuelCost(dealer.fuelCost),
    enquiry: publishEnquiry(dealer.enquiry),
    contact: dealer.contact && {
      ...pick(dealer.contact, 'fields', 'categories', 'additionalServices', 'locations'),
      steps: publishSteps(dealer.contact.steps),
    },
    testDrive: dealer.testDrive && publishTestDrive(dealer.testDrive),
    vehicleActions: [...dealer.vehicleActions],
    ...pick(dealer, 'maskPhone', 'fewPictures'),
    finance: dealer.finance && publishFinance(dealer.finance),
    vehicleSections: dealer.vehicleSections.map(publishVehicleSection),
    spin: pick(dealer.spin, 'first', 'autoRotate'),
    share: pick(dealer.share, 'feedback'),
    views: dealer.views && pick(dealer.views, 'shownFrom', 'popularFrom'),
    features: pick(
      dealer.features,
      ...([
        'offers',
        'parts',
        'brands',
        'brandFigures',
        'models',
        'locationPages',
        'contact',
        'testDrive',
        'vehicleMap',
        'map',
        'delivery',
        'autogauge',
        'vehicleAds',
        'print',
        'pdf',
      ] as const),
    ),
    parts: dealer.parts && pick(dealer.parts, 'email', 'phone'),
    similarVehicles: dealer.similarVehicles && pick(dealer.similarVehicles, 'most'),
    search: {
      ...pick(dealer.services.search, 'host', 'port', 'protocol', 'path'),
      key: dealer.services.search.key ?? keys.search,
      otherKey: dealer.services.search.key ?? keys.other,
      collections: pick(dealer.collections, 'vehicles', 'offers', 'parts'),
    },
    leads: publishLeads(dealer, keys.lead),
    analytics: publishAnalytics(dealer),
    images: pick(dealer.images, 'name', 'quality'),
    openGraphImages: dealer.openGraphImages && publishOpenGraph(dealer.openGraphImages),
    messages: { ...dealer.messages },
  };
}
