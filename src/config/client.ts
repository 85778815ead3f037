import type { Site } from '#domain/site/site.ts';
import type { Dealer } from './dealer.ts';
import { publishBrand } from './publishers/brand.ts';
import { publishCertified, publishCertifiedTag } from './publishers/certified.ts';
import { publishFinance, publishFuelCost } from './publishers/costs.ts';
import { publishAnalytics, publishGeocoder, publishLeads, publishSearch } from './publishers/endpoints.ts';
import { publishContact, publishEnquiry, publishTestDrive } from './publishers/forms.ts';
import { publishLocation } from './publishers/location.ts';
import { pick } from './publishers/pick.ts';
import { publishVehicleSection } from './publishers/vehicle-section.ts';

const identity = [
  'slug',
  'name',
  'legalName',
  'abn',
  'title',
  'tagline',
  'url',
  'locale',
  'timezone',
  'dealershipId',
  'websiteId',
  'dealershipGroup',
  'make',
  'manufacturer',
  'phone',
  'email',
  'apiUrl',
  'listingPath',
] as const;

const stock = [
  'soldWindowDays',
  'excludedMakes',
  'leastPhotos',
  'leastAgeDays',
  'hideUnpricedWhenCheapestFirst',
  'collapseSold',
  'hitsPerPage',
  'facets',
  'views',
  'urlStyle',
  'singleSelect',
  'popularMakes',
  'customBodies',
  'sliders',
  'countCap',
  'clearFiltersHref',
] as const;

const features = [
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
] as const;

const plainLink = (link: { label: string; href: string }) => pick(link, 'label', 'href');

/**
 * The public face of a dealer for one template: an explicit allow-list at every depth, so that nothing else can reach
 * a bundle. `keys` are public keys: one that only searches this dealer's collections, one that only creates leads.
 */
export function createSite(
  dealer: Dealer,
  template: string,
  keys: { search: string; other: string; lead: string },
): Site {
  return {
    ...pick(dealer, ...identity),
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
    stock: pick(dealer.stock, ...stock),
    searching: {
      ...pick(dealer.searching, 'header', 'shortcut', 'history', 'saved'),
      near: publishGeocoder(dealer.searching.near),
    },
    price: pick(
      dealer.price,
      'noPriceText',
      'offersSubscriptions',
      'subscriptionPeriod',
      'subscriptionIncludes',
      'marketIndicatorFrom',
    ),
    tags: {
      ...pick(dealer.tags, 'newArrivalDays', 'tagElectric', 'certifiedUsedMakes'),
      certifiedTags: dealer.tags.certifiedTags.map(publishCertifiedTag),
    },
    certified: dealer.certified.map(publishCertified),
    card: {
      ...pick(dealer.card, 'soldStyle'),
      actions: pick(dealer.card.actions, 'details', 'finance', 'testDrive', 'reserve'),
      calculator: dealer.card.calculator && pick(dealer.card.calculator, 'provider', 'excludeMakes'),
    },
    promotions: dealer.promotions.map(({ link, positions, ...promotion }) => ({
      ...pick(promotion, 'title', 'text', 'image', 'start', 'expiry', 'display', 'usedOnly', 'strictDisplay'),
      link: plainLink(link),
      positions: [...positions],
    })),
    garage: pick(dealer.garage, 'favourites', 'compare', 'viewed'),
    fuelCost: dealer.fuelCost && publishFuelCost(dealer.fuelCost),
    enquiry: publishEnquiry(dealer.enquiry),
    contact: dealer.contact && publishContact(dealer.contact),
    testDrive: dealer.testDrive && publishTestDrive(dealer.testDrive),
    vehicleActions: [...dealer.vehicleActions],
    ...pick(dealer, 'maskPhone', 'fewPictures'),
    finance: dealer.finance && publishFinance(dealer.finance),
    vehicleSections: dealer.vehicleSections.map(publishVehicleSection),
    spin: pick(dealer.spin, 'first', 'autoRotate'),
    share: pick(dealer.share, 'feedback'),
    views: dealer.views && pick(dealer.views, 'shownFrom', 'popularFrom'),
    features: pick(dealer.features, ...features),
    parts: dealer.parts && pick(dealer.parts, 'email', 'phone'),
    similarVehicles: dealer.similarVehicles && pick(dealer.similarVehicles, 'most'),
    search: publishSearch(dealer, keys),
    leads: publishLeads(dealer, keys.lead),
    analytics: publishAnalytics(dealer),
    images: pick(dealer.images, 'name', 'quality'),
    openGraphImages: dealer.openGraphImages && {
      ...pick(dealer.openGraphImages, 'quality'),
      colours: pick(dealer.openGraphImages.colours, 'surface', 'onSurface', 'brand', 'onBrand'),
    },
    messages: { ...dealer.messages },
  };
}
