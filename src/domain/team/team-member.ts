/** One of the people who work for the dealer, as pages introduce them. */
export interface TeamMember {
  /** Name in addresses: `?contact=aiko-tanaka`. */
  id: string;
  name: string;
  role: string | null;
  department: string | null;
  /** Path in the dealer's folder. */
  photo: string | null;
  phone: string | null;
  email: string | null;
  /** Languages besides English. */
  languages: string[];
  /** Year. */
  since: number | null;
  /** Plain words. */
  text: string | null;
  /** Slug of a location; null for all. */
  location: string | null;
}

/** The people of a location, those who work at all of them included; all people without one. */
export const findTeam = (team: readonly TeamMember[], location?: string): TeamMember[] =>
  team.filter((member) => location === undefined || member.location === null || member.location === location);

/** The contact form with that person chosen. */
export const writeToMember = ({ id, location }: Pick<TeamMember, 'id' | 'location'>): string =>
  `/contact-us/?contact=${id}${location === null ? '' : `&location=${location}`}`;
