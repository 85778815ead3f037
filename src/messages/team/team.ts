import { createText, type Text } from '../site/text.ts';

/** Words about the people who work for the dealer. */
export const teamMessages = {
  'team.title': 'Our team',
  'team.page': 'Our team at {name}',
  'team.pageText': 'The people of {name}: who they are, what they do, and how to reach them.',
  'team.since': 'Here since {year}',
  'team.speaks': 'Also speaks {languages}',
  'team.write': 'Write to {name}',
  'team.message': 'Write',
  'team.all': 'Meet the team',
} as const;

export type TeamText = Text<keyof typeof teamMessages>;

/** Binds the words about the team to a dealer's overrides. */
export const createTeamText = (overrides: Readonly<Record<string, string>>): TeamText =>
  createText(teamMessages, overrides);
