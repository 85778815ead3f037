import { createText, type Text } from './text.ts';

/** Words of the frame around every page: header, menus, footer, home page sections. */
export const shellMessages = {
  'shell.skip': 'Skip to content',
  'shell.menu': 'Menu',
  'shell.closeMenu': 'Close menu',
  'shell.mainNavigation': 'Main',
  'shell.footerNavigation': 'Footer',
  'shell.breadcrumb': 'Breadcrumb',
  'shell.call': 'Call {phone}',
  'shell.searchLabel': 'Search our stock',
  'shell.searchPlaceholder': 'Try “SUV under 40k”',
  'shell.search': 'Search',
  'shell.abn': 'ABN {abn}',
  'shell.copyright': '© {year} {name}',
  'shell.social': '{name} on {network}',
  'shell.announcement': 'Announcement',
  'shell.dismissAnnouncement': 'Dismiss this announcement',
  'shell.bodyTypes': 'Browse by body type',
  'shell.categories': 'What are you looking for?',
  'shell.makes': 'Browse by make',
  'shell.moreMakes': 'Show all {count} makes',
  'shell.fewerMakes': 'Show fewer makes',
  'shell.newest': 'Just arrived',
  /** In the place of that where nobody knows when vehicles arrived. */
  'shell.fromStock': 'From our stock',
  'shell.otherOfMake': 'Other {make} in stock',
  'shell.viewAllStock': 'View all {count} vehicles',
  'shell.viewAllStockOne': 'View 1 vehicle',
  'shell.offers': 'Special offers',
  'shell.viewAllOffers': 'View all offers',
  'shell.range': 'Explore the range',
  'shell.viewRange': 'The whole range',
  'shell.reasons': 'Why buy from us',
  /** SALES-02 */
  'shell.salesCounter': 'Sales this month',
  'shell.seeMakeStock': 'See our {make} stock',
  'shell.vehicleCount': '{count} listed',
  'shell.heroHeading': 'Find your next vehicle',
  /** Of a stock of which nearly all have both; the others where they have less (`domain/page/stock-claims.ts`). */
  'shell.heroText': 'Browse {count} vehicles: pictures, prices and details.',
  'shell.heroTextPictures': 'Browse {count} vehicles: pictures and details.',
  'shell.heroTextPrices': 'Browse {count} vehicles: prices and details.',
  'shell.heroTextNone': 'Browse {count} vehicles in detail.',
  'shell.anyMake': 'Any make',
  'shell.anyBody': 'Any body type',
  'shell.keyword': 'Keyword',
  'shell.searchCount': 'Search {count} vehicles',
  'shell.searchCountOne': 'Search 1 vehicle',
  'shell.groupSites': 'Our other websites',
  'shell.groupSitesOf': 'Other websites of {group}',
  'shell.swipe': 'Swipe',
  'shell.previous': 'Previous',
  'shell.next': 'Next',
  'shell.make': 'Make',
  'shell.body': 'Body type',
  'shell.priceNote':
    'Prices are in Australian dollars and include GST. Where nothing beside a price states what it includes, please ask us; please confirm price and availability with us before you visit.',
} as const;

/** Binds the shell's words to a dealer's overrides. */
export const createShellText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof shellMessages> => createText(shellMessages, overrides);
