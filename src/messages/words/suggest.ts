import { createText, type Text } from '../site/text.ts';

/** Words of the search box with suggestions, of past and of saved searches. */
export const suggestMessages = {
  'suggest.open': 'Search',
  'suggest.label': 'Search our stock',
  'suggest.placeholder': 'Try “7 seater SUV under 40k”',
  'suggest.submit': 'Search',
  'suggest.close': 'Close search',
  'suggest.results': 'Suggestions',
  'suggest.understood': 'Filters we understood',
  'suggest.understoodHere': 'Press Enter, or choose, to use these filters',
  'suggest.names': 'Makes and models',
  'suggest.popular': 'Popular makes',
  'suggest.pages': 'Pages',
  'suggest.vehicles': 'Vehicles',
  'suggest.recent': 'Your recent searches',
  'suggest.forget': 'Clear recent searches',
  'suggest.text': 'Search for “{words}”',
  'suggest.count': '{count} vehicles',
  'suggest.countOne': '1 vehicle',
  'suggest.none': 'No vehicle fits yet',
  'suggest.announce': '{count} suggestions',
  'suggest.announceOne': '1 suggestion',
  'suggest.understoodFrom': 'Filters set from “{words}”.',
  'suggest.wholeState': 'For “{words}” the whole state is searched.',
  'suggest.distant':
    'None of our locations is that near {place}, so all are shown. The nearest is {location}, about {distance} away.',
  'suggest.delivered': 'We deliver: the page of each vehicle says what it costs to your postcode.',
  'suggest.leftOut': 'Left out: “{words}”.',
  'suggest.undo': 'Search for the words instead',
  'suggest.save': 'Save this search',
  'suggest.saved': 'Search saved',
  'suggest.full': 'Remove one first',
  'suggest.savedSearches': 'Saved searches ({count})',
  'suggest.savedTitle': 'Saved searches',
  'suggest.savedNone': 'Nothing saved yet. Choose some filters, then save the search to come back to it.',
  'suggest.remove': 'Remove {name}',
} as const;

export type SuggestText = Text<keyof typeof suggestMessages>;

/** Binds the words of searching to a dealer's overrides. */
export const createSuggestText = (overrides: Readonly<Record<string, string>>): SuggestText =>
  createText(suggestMessages, overrides);
