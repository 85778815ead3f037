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

/** People who do the same, or who share the name of no department. */
export interface TeamGroup {
  department: string | null;
  members: TeamMember[];
}

/** People by department, departments and people in the order in which they stand. */
export function groupTeam(team: readonly TeamMember[]): TeamGroup[] {
  const groups = new Map<string | null, TeamMember[]>();
  for (const member of team)
    groups.set(member.department, [...(groups.get(member.department) ?? []), member]);
  return [...groups].map(([department, members]) => ({ department, members }));
}

/** The contact form with that person chosen. */
export const writeToMember = ({ id, location }: Pick<TeamMember, 'id' | 'location'>): string =>
  `/contact-us/?contact=${id}${location === null ? '' : `&location=${location}`}`;
