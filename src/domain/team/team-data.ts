import type { Site } from '../site/site.ts';
import type { TeamMember } from './team-member.ts';

type Data = Record<string, unknown>;

/** One person for search engines: what their card says, and whom they work for. */
const createPerson = (member: TeamMember, site: Pick<Site, 'url' | 'name'>, path: string): Data => ({
  '@context': 'https://schema.org',
  '@type': 'Person',
  '@id': `${site.url}${path}#${member.id}`,
  name: member.name,
  ...(member.role ? { jobTitle: member.role } : {}),
  ...(member.text ? { description: member.text } : {}),
  ...(member.photo ? { image: new URL(member.photo, site.url).href } : {}),
  ...(member.phone ? { telephone: member.phone } : {}),
  ...(member.email ? { email: member.email } : {}),
  ...(member.languages.length > 0 ? { knowsLanguage: ['English', ...member.languages] } : {}),
  worksFor: { '@type': 'AutoDealer', '@id': `${site.url}/#dealer`, name: site.name },
});

/**
 * The people of a team page for search engines.
 *
 * @param path of that page
 */
export const createTeamData = (
  team: readonly TeamMember[],
  site: Pick<Site, 'url' | 'name'>,
  path: string,
): Data[] => team.map((member) => createPerson(member, site, path));
