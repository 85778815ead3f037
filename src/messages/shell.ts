import { createText, type Text } from './text.ts';

/** Words of the frame around every page: header, menus, footer, home page sections. */
export const shellMessages = {
  'shell.skip': 'Skip to content',
  'shell.menu': 'Menu',
  'shell.closeMenu': 'Close menu',
  'shell.mainNavigation': 'Main',
  'shell.footerNavigation': 'Footer',
  'shell.breadcrumb': 'Breadcrumb',
  'shell.home': 'Home',
  'shell.call': 'Call {phone}',
  'shell.callShort': 'Call us',
  'shell.allOf': 'All {label}',
  'shell.searchLabel': 'Search our stock',
  'shell.searchPlaceholder': 'Make, model or keyword',
  'shell.search': 'Search',
  'shell.abn': 'ABN {abn}',
  'shell.copyright': '© {year} {name}',
  'shell.social': '{name} on {network}',
  'shell.announcement': 'Announcement',
  'shell.bodyTypes': 'Browse by body type',
  'shell.makes': 'Browse by make',
  'shell.moreMakes': 'Show all {count} makes',
  'shell.fewerMakes': 'Show fewer makes',
  'shell.newest': 'Just arrived',
  'shell.viewAllStock': 'View all {count} vehicles',
  'shell.offers': 'Special offers',
  'shell.viewAllOffers': 'View all offers',
  'shell.range': 'Explore the range',
  'shell.viewRange': 'The whole range',
  'shell.exploreModel': 'Explore {model}',
  'shell.reasons': 'Why buy from us',
  'shell.vehicleCount': '{count} listed',
  'shell.heroHeading': 'Find your next vehicle',
  'shell.heroText': '{count} vehicles, with pictures and prices.',
  'shell.stock': 'See our stock',
  'shell.anyMake': 'Any make',
  'shell.anyBody': 'Any body type',
  'shell.keyword': 'Keyword',
  'shell.searchCount': 'Search {count} vehicles',
  'shell.locationCount': '{count} locations',
  'shell.make': 'Make',
  'shell.body': 'Body type',
  'shell.condition': 'Condition',
  'shell.priceNote':
    'Prices are in Australian dollars and include GST. What a price includes is stated beside it; please confirm price and availability with us before you visit.',
} as const;

/** Binds the shell's words to a dealer's overrides. */
export const createShellText = (
  overrides: Readonly<Record<string, string>>,
): Text<keyof typeof shellMessages> => createText(shellMessages, overrides);
